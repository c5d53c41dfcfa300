import { expect, it } from 'vitest';
import { rowsAfter, type Example } from '../core/testing/recorded.ts';
import { referrals } from './projection.ts';

const stream = 'referral-bob';
const at = '2026-11-20T10:00:00.000Z';
const people = { referrerId: 'ann', joinedUserId: 'bob' };
const heldFor = ['same_device' as const];
const noted: Example = { type: 'ReferralRecorded', data: { ...people, heldFor }, stream, at };
const held: Example = { type: 'ReferralHeld', data: { ...people, heldFor }, stream };
const joined: Example = { type: 'ReferralJoined', data: people, stream };
const declined: Example = { type: 'ReferralDeclined', data: { ...people, reason: 'Same person' }, stream };
const row = { userId: 'bob', referrerId: 'ann', heldFor, at };

it('follows a referral from the sign-up to its end', () => {
  expect(rowsAfter(referrals, [noted])).toEqual([{ ...row, status: 'noted' }]);
  expect(rowsAfter(referrals, [noted, held])).toEqual([{ ...row, status: 'held' }]);
  const paid: Example = { ...held, data: { ...people, heldFor: ['same_device', 'same_payment'] } };
  expect(rowsAfter(referrals, [noted, held, joined, paid])).toEqual([
    { ...row, status: 'held', heldFor: ['same_device', 'same_payment'] },
  ]);
  expect(rowsAfter(referrals, [noted, held, joined])).toEqual([{ ...row, status: 'joined' }]);
  expect(rowsAfter(referrals, [noted, held, declined])).toEqual([{ ...row, status: 'declined' }]);
});
