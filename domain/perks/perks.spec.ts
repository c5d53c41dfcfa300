import { expect, test } from 'vitest';
import { given } from '../core/testing/given-when-then.ts';
import { claimPerk, perkClaimStream } from './perk-claim.ts';
import { changePerk, createPerk, endPerk, isOffered, perkStream, type PerkEvent } from './perk.ts';
import { bookPerk as perk } from './testing/perks.ts';

const reason = 'A partner';
const now = '2026-12-10T00:00:00.000Z';
const created: PerkEvent = { type: 'PerkCreated', data: { perk, reason } };

test('creates, changes and ends an offer', () => {
  given(perkStream, [])
    .when((state) => createPerk(state, { perk, reason }))
    .then([created]);
  const other = { ...perk, title: 'More books' };
  given(perkStream, [created])
    .when((state) => createPerk(state, { perk: other, reason }))
    .thenRejected('perk_exists');
  given(perkStream, [created])
    .when((state) => changePerk(state, { perk: other, reason }))
    .then([{ type: 'PerkChanged', data: { perk: other, reason } }]);
  given(perkStream, [created])
    .when((state) => endPerk(state, { now, reason }))
    .then([{ type: 'PerkEnded', data: { endedAt: now, reason } }]);
  given(perkStream, [])
    .when((state) => changePerk(state, { perk, reason }))
    .thenRejected('perk_not_found');
  given(perkStream, [])
    .when((state) => endPerk(state, { now, reason }))
    .thenRejected('perk_not_found');
});

test('lets its audience claim an offer once, while it lasts', () => {
  const claim = { perk, userId: 'ann', isPaid: false, now };
  const claimed = { type: 'PerkClaimed', data: { perkId: 'books', userId: 'ann' } } as const;
  given(perkClaimStream, [])
    .when((state) => claimPerk(state, claim))
    .then([claimed]);
  for (const wrong of [
    { ...claim, now: perk.endTime },
    { ...claim, now: '2026-11-30T23:59:59.999Z' },
    { ...claim, perk: { ...perk, audience: 'paid' as const } },
  ]) {
    given(perkClaimStream, [])
      .when((state) => claimPerk(state, wrong))
      .thenRejected('perk_not_offered');
    given(perkClaimStream, [claimed])
      .when((state) => claimPerk(state, wrong))
      .then([]);
  }
  expect(isOffered({ ...perk, audience: 'not_paid' }, { isPaid: true, now })).toBe(false);
  expect(isOffered({ ...perk, audience: 'not_paid' }, { isPaid: false, now })).toBe(true);
});
