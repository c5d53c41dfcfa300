import { expect, it } from 'vitest';
import { rowsAfter, type Example } from '../core/testing/recorded.ts';
import { audienceMembers } from './projection.ts';

const userId = 'ann';
const stream = `account-${userId}`;
const registered: Example = {
  type: 'UserRegistered',
  data: { userId, email: 'ann@example.com', passwordHash: 'hash', examType: 'core' },
  stream,
};
const row = {
  userId,
  status: 'active',
  examType: 'core',
  platformAccess: 'student',
  paidExpiryTime: null,
  grants: [],
};
const [from, until] = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'];
const grant = {
  cartId: 'c1',
  packageId: 'package_silver',
  group: 'subscription',
  plan: 'silver',
  days: 31,
  from,
  until,
  hasUnlimitedSpeaking: false,
} as const;
const bought: Example = { type: 'PackageGranted', data: grant, stream };

it('has the exam and the plan of a student', () => {
  const chosen: Example = {
    type: 'ExamTypeChosen',
    data: { examType: 'ukvi' },
    stream: `preferences-${userId}`,
  };
  expect(rowsAfter(audienceMembers, [registered, chosen, bought])).toMatchObject([
    { ...row, examType: 'ukvi', paidExpiryTime: until, grants: [{ plan: 'silver', until }] },
  ]);
  const support: Example = { type: 'PlatformAccessGranted', data: { platformAccess: 'support' }, stream };
  expect(rowsAfter(audienceMembers, [registered, support])).toEqual([{ ...row, platformAccess: 'support' }]);
  const joined: Example = { type: 'UserJoined', data: { userId, examType: 'core' }, stream };
  expect(rowsAfter(audienceMembers, [joined])).toEqual([row]);
  const granted: Example = {
    type: 'PaidTimeGranted',
    data: { paidExpiryTime: until, reason: 'Ill' },
    stream,
  };
  expect(rowsAfter(audienceMembers, [registered, granted])).toEqual([{ ...row, paidExpiryTime: until }]);
});

it('follows a refunded plan and a blocked or deleted account', () => {
  const back: Example = {
    type: 'PackageRevoked',
    data: { cartId: 'c1', packageId: 'package_silver', takenBackAt: from, paidExpiryTime: from },
    stream,
  };
  expect(rowsAfter(audienceMembers, [registered, bought, back])).toMatchObject([
    { paidExpiryTime: from, grants: [{ isTakenBack: true }] },
  ]);
  const reason = 'Shared it';
  const blocked: Example = { type: 'UserBlocked', data: { reason }, stream };
  const unblocked: Example = { type: 'UserUnblocked', data: { reason }, stream };
  expect(rowsAfter(audienceMembers, [registered, blocked])).toEqual([{ ...row, status: 'blocked' }]);
  expect(rowsAfter(audienceMembers, [registered, blocked, unblocked])).toEqual([row]);
  const deleted: Example = { type: 'AccountDeleted', data: {}, stream };
  expect(rowsAfter(audienceMembers, [registered, deleted])).toEqual([{ ...row, status: 'deleted' }]);
});
