import '@chatscope/chat-ui-kit-styles/dist/default/styles.min.css';
import {
  Avatar,
  ChatContainer,
  ConversationHeader,
  MainContainer,
  Message,
  MessageInput,
  MessageList,
} from '@chatscope/chat-ui-kit-react';
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { filledWith, room } from './filled-with.ts';

const messages = filledWith(({ role, text }, index) => {
  const direction = role === 'user' ? ('outgoing' as const) : ('incoming' as const);
  const model = { message: text, direction, position: 'single' as const, sentTime: '10:02', sender: 'Helper' };
  return h(Message, { key: index, model }, h(Message.Header, { sender: 'Helper', sentTime: '10:02' }));
});

const header = h(
  ConversationHeader,
  null,
  h(Avatar, { name: 'Helper' }),
  h(ConversationHeader.Content, { userName: 'Helper' }),
);
const list = h(MessageList, null, messages);
const input = h(MessageInput, { placeholder: 'Write here' });
createRoot(room()).render(h(MainContainer, null, h(ChatContainer, null, header, list, input)));
