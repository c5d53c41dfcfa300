import { afterEach, expect, test, vi } from 'vitest';
import { deleteUser, retrieveUser, type User } from '#domain/accounts/contract.ts';
import { call } from '#student/core/api.ts';
import { messages } from '#student/core/messages.ts';
import { notices } from '#student/core/notices.ts';
import { beginSession, currentSession } from '#student/core/session.ts';
import { deleteAccount } from './delete-user.ts';

afterEach(() => vi.unstubAllGlobals());

const user: User = {
  id: 'u1',
  email: 'ada@example.com',
  examType: 'core',
  platformAccess: 'student',
  isVerified: true,
  stepsDone: [],
  isNightMode: false,
  nightTimeStart: 20,
  nightTimeEnd: 8,
  currentPlan: null,
  packageId: null,
  purchaseHistory: [],
  userPromo: [],
  postponeReview: null,
  referralId: '',
  redeemedMobileApp: false,
  adaptyId: null,
  writingCredits: 0,
  speakingCredits: 0,
  speakingCreditsUsed: 0,
};

test('a call during the deletion does not report a lost login', async () => {
  beginSession({ token: 'token', user });
  const asked: Promise<unknown>[] = [];
  const answer = (status: number, body: object) => Promise.resolve(Response.json(body, { status }));
  vi.stubGlobal('fetch', (url: string) => {
    if (url === deleteUser.path) {
      setTimeout(() => asked.push(call(retrieveUser, {}).catch((error: unknown) => error)));
      return answer(200, {});
    }
    return answer(401, { code: 'session_ended', errors: {} });
  });
  await deleteAccount('a long password');
  expect(await Promise.all(asked)).toMatchObject([{ code: 'session_ended' }]);
  expect(currentSession()).toBe(undefined);
  expect(notices.get().map(({ text }) => text)).not.toContain(messages.session_ended);
});
