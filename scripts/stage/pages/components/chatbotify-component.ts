import { createElement as h, type ReactElement, useEffect } from 'react';
import ChatBot, { ChatBotProvider, useMessages } from 'react-chatbotify';
import { createRoot } from 'react-dom/client';
import { filledWith, room } from './filled-with.ts';

/** The component speaks by a script of its own; what was said before is put in one by one. */
function Earlier(): null {
  const { injectMessage } = useMessages();
  // once only: each message put in makes a new function
  useEffect(() => {
    void filledWith(
      ({ role, text }) =>
        () =>
          injectMessage(text, role === 'user' ? 'USER' : 'BOT'),
    ).reduce<Promise<unknown>>((before, put) => before.then(put), Promise.resolve());
  }, []);
  return null;
}

function Shown(): ReactElement {
  const settings = { general: { embedded: true }, chatHistory: { disabled: true }, chatWindow: { defaultOpen: true } };
  const bot = h(ChatBot, { id: 'bot', settings, flow: { start: { path: 'start' } } });
  return h(ChatBotProvider, null, bot, h(Earlier));
}

createRoot(room()).render(h(Shown));
