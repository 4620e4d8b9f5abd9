import '@chatui/core/dist/index.css';
import Chat, { Bubble, type MessageProps, useMessages } from '@chatui/core';
import { createElement as h, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { filledWith, room } from './filled-with.ts';

const initial = filledWith(({ role, text }, index) => ({
  _id: `m${index}`,
  type: 'text',
  content: { text },
  position: role === 'user' ? ('right' as const) : ('left' as const),
  hasTime: index === 0,
}));

function Shown(): ReactElement {
  const { messages } = useMessages(initial);
  const renderMessageContent = ({ content }: MessageProps) => h(Bubble, { content: content.text });
  return h(Chat, { navbar: { title: 'Helper' }, messages, renderMessageContent, onSend: () => {} });
}

createRoot(room()).render(h(Shown));
