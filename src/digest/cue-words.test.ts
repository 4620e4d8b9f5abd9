import { describe, expect, test } from 'vitest';
import type { Message, Role } from '../core/message.ts';
import { digest } from './digest.ts';

function say(role: Role, text: string, more: Partial<Message> = {}): Message {
  return { id: `${role}-${text.slice(0, 8)}`, role, text, attachments: [], complete: true, ...more };
}

describe('other languages', () => {
  test.each([
    [
      'German',
      'Ich möchte im Juli eine Radtour an der Weser machen. Das Budget ist höchstens 700 Euro.',
      'Wir nehmen das Hotel in Hameln für 84 Euro.',
    ],
    [
      'French',
      'Je veux préparer un concours en septembre. Il faut au maximum 6 heures par semaine.',
      "J'ai décidé de prendre le manuel de Morel, 24 euros.",
    ],
    [
      'Spanish',
      'Quiero renovar la cocina en octubre. El presupuesto es 4.500 euros como máximo.',
      'Decidimos usar azulejos de Talavera, 38 euros el metro.',
    ],
    [
      'Portuguese',
      'Quero criar um jogo em Godot para outubro. O prazo é 12 de novembro.',
      'Vamos usar a versão 4.3 e combinado: 2 níveis.',
    ],
    [
      'Russian',
      'Я хочу перевезти мебель в Казань в июне. Бюджет не более 45000 рублей.',
      'Мы решили взять машину на 3 тонны.',
    ],
    ['Chinese', '我想在五月学习统计学。预算不超过300元。', '我们决定用第二版教材，共12章。'],
    ['Japanese', '私は6月に京都へ旅行したいです。予算は5万円以内です。', '宿は三条の旅館に決めました、1泊9800円です。'],
    [
      'Arabic',
      'أريد تعلم البرمجة في ستة أشهر. الميزانية يجب ألا تتجاوز 500 ريال.',
      'قررنا استخدام بايثون 3 وكتاب من 240 صفحة.',
    ],
    ['Hindi', 'मैं जून में दिल्ली की यात्रा की योजना बना रहा हूँ। मेरा बजट 9000 रुपये है।', 'हमने तय किया कि होटल 1200 रुपये का होगा।'],
  ])('%s: goal, constraint and decision are found', (_, first, second) => {
    const lines = digest(
      [say('user', first), say('assistant', 'OK.'), say('user', second), say('assistant', 'OK, 👍.')],
      1_000,
    );
    expect(lines.filter(({ section }) => section === 'goal')).toHaveLength(1);
    expect(lines.find(({ section }) => section === 'goal')?.evidence).toEqual([1]);
    expect(lines.find(({ section }) => section === 'constraints')?.evidence).toEqual([1]);
    expect(lines.find(({ section }) => section === 'decisions')?.evidence).toEqual([3]);
  });
});
