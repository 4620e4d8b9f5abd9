import type { DeepChat } from 'deep-chat';
import 'deep-chat';
import { filledWith, room } from './filled-with.ts';

const chat = document.createElement('deep-chat') as DeepChat;
chat.demo = true;
chat.history = filledWith(({ role, text }) => ({ role: role === 'user' ? 'user' : 'ai', text }));
room().append(chat);
