import { register } from 'vue-advanced-chat';
import { filledWith, room } from './filled-with.ts';

register();

const users = [
  { _id: 'me', username: 'Ines' },
  { _id: 'helper', username: 'Helper' },
];
const rooms = [{ roomId: 'r', roomName: 'Helper', avatar: '', users }];
const messages = filledWith(({ role, text }, index) => ({
  _id: `m${index}`,
  content: text,
  senderId: role === 'user' ? 'me' : 'helper',
  username: role === 'user' ? 'Ines' : 'Helper',
  date: '3 March',
  timestamp: '10:02',
  seen: true,
}));

const chat = document.createElement('vue-advanced-chat');
Object.assign(chat, { currentUserId: 'me', height: '560px', rooms: [], messages: [] });
chat.addEventListener('fetch-messages', () => Object.assign(chat, { messages, messagesLoaded: true }));
room().append(chat);
Object.assign(chat, { rooms, roomsLoaded: true, roomId: 'r' });
