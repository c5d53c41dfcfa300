import type { ShownPerk } from '#domain/perks/contract.ts';

export const offeredPerk: ShownPerk = {
  perkId: 'books',
  title: 'Books',
  text: '20 % off',
  picture: '',
  code: '',
  link: '',
  startTime: '2026-01-01T00:00:00.000Z',
  endTime: '2099-01-01T00:00:00.000Z',
  isClaimed: false,
};
