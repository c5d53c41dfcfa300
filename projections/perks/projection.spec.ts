import { expect, it } from 'vitest';
import { bookPerk as perk } from '#domain/perks/testing/perks.ts';
import { rowsAfter, type Example } from '../core/testing/recorded.ts';
import { perks } from './projection.ts';

const stream = 'perk-books';
const created: Example = { type: 'PerkCreated', data: { perk, reason: 'New' }, stream };
const claimed: Example = {
  type: 'PerkClaimed',
  data: { perkId: 'books', userId: 'ann' },
  stream: 'perk_claim-books-ann',
};

it('counts the claims of an offer through its changes', () => {
  const changed: Example = {
    type: 'PerkChanged',
    data: { perk: { ...perk, title: 'More books' }, reason: 'Better' },
    stream,
  };
  const ended: Example = {
    type: 'PerkEnded',
    data: { endedAt: '2026-12-10T00:00:00.000Z', reason: 'Enough' },
    stream,
  };
  expect(rowsAfter(perks, [claimed])).toEqual([]);
  expect(rowsAfter(perks, [created, claimed, claimed, changed])).toEqual([
    { ...perk, title: 'More books', claimed: 2 },
  ]);
  expect(rowsAfter(perks, [created, ended])).toEqual([
    { ...perk, endTime: '2026-12-10T00:00:00.000Z', claimed: 0 },
  ]);
});
