import type { MyWord } from '#domain/vocabulary/contract.ts';

export const dueWord: MyWord = {
  word: 'vary',
  pronunciation: 'ˈvɛri',
  partOfSpeech: 'verb',
  definition: 'be different from each other',
  example: 'Prices vary from shop to shop.',
  family: ['variation', 'variable'],
  due: '2026-01-01T00:00:00.000Z',
  isDue: true,
};
