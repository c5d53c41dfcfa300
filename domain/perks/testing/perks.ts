import type { Perk } from '../perk.ts';

export const bookPerk: Perk = {
  perkId: 'books',
  title: 'Books',
  text: '20 % off',
  picture: '',
  code: 'NINETY20',
  link: '',
  startTime: '2026-12-01T00:00:00.000Z',
  endTime: '2026-12-31T00:00:00.000Z',
  audience: 'all',
};
