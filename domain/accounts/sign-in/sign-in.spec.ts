import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRejection } from '../../core/events/decision.ts';
import { fold } from '../../core/events/stream.ts';
import { given } from '../../core/testing/given-when-then.ts';
import { accountStream, type Account, type AccountEvent } from '../account.ts';
import {
  giveEmail,
  registerBySignIn,
  linkSignIn,
  logsInByPassword,
  acceptVerifiedEmail,
  unlinkSignIn,
} from './sign-in.ts';
import { regulationsInForce } from '../regulations.ts';
import { signInProviders, type SignInProvider } from './sign-in-provider.ts';

const account = (...events: AccountEvent[]) => given(accountStream, events);
const joined: AccountEvent = {
  type: 'UserJoined',
  data: { userId: 'u1', examType: 'core', agreedTo: regulationsInForce },
};
const verified: AccountEvent = { type: 'EmailVerified', data: {} };
const deleted: AccountEvent = { type: 'AccountDeleted', data: {} };
const email = (address: string): AccountEvent => ({ type: 'EmailAdded', data: { email: address } });
const linked = (provider: SignInProvider, subject = 's'): AccountEvent => ({
  type: 'SignInLinked',
  data: { provider, subject },
});
const unlinked = (provider: SignInProvider, subject = 's'): AccountEvent => ({
  type: 'SignInUnlinked',
  data: { provider, subject },
});
const password: AccountEvent = {
  type: 'PasswordChanged',
  data: { passwordHash: 'hash', changedAt: '2026-11-21T12:00:00.000Z', cause: 'reset' },
};
const now = '2026-11-21T12:00:00.000Z';
const asked: AccountEvent = { type: 'VerificationMailRequested', data: { requestedAt: now } };

const join = (state: Account) =>
  registerBySignIn(state, { userId: 'u1', examType: 'core', agreedTo: regulationsInForce });
const link =
  (provider: SignInProvider, subject = 's') =>
  (state: Account) =>
    linkSignIn(state, { provider, subject });
const unlink = (provider: SignInProvider) => (state: Account) => unlinkSignIn(state, { provider });
const give = (address: string) => (state: Account) => giveEmail(state, { email: address, now });

describe('an account without a password', () => {
  test('is opened once, and not after its deletion', () => {
    account().when(join).then([joined]);
    account(joined, deleted).when(join).thenRejected('account_deleted');
  });

  test('has an address that the provider has verified, from the start', () => {
    account(joined)
      .when((state) => acceptVerifiedEmail(state, { email: 'ann@example.com' }))
      .then([email('ann@example.com'), verified]);
  });

  test('takes an unverified address until one is verified', () => {
    account(joined)
      .when(give('ann@example.com'))
      .then([email('ann@example.com'), asked]);
    account(joined, email('ann@example.com'), asked).when(give('ann@example.com')).then([]);
    account(joined, email('ann@exmaple.com'), asked)
      .when(give('ann@example.com'))
      .then([email('ann@example.com'), asked]);
    account(joined, email('ann@example.com'), verified)
      .when(give('eve@example.com'))
      .thenRejected('not_allowed');
    account().when(give('ann@example.com')).thenRejected('not_found');
  });
});

describe('a way to log in', () => {
  test('exists once per provider', () => {
    account(joined)
      .when(link('google'))
      .then([linked('google')]);
    account(joined, linked('google')).when(link('google', 'another')).thenRejected('provider_linked');
    account(joined, linked('google'))
      .when(link('apple'))
      .then([linked('apple')]);
    account(joined, linked('google'), unlinked('google'))
      .when(link('google', 'another'))
      .then([linked('google', 'another')]);
    account(joined, deleted).when(link('google')).thenRejected('account_deleted');
  });

  test('is removed only while another one remains', () => {
    account(joined, linked('google')).when(unlink('google')).thenRejected('last_way_in');
    account(joined, linked('google')).when(unlink('apple')).then([]);
    account(joined, linked('google'), linked('apple'))
      .when(unlink('google'))
      .then([unlinked('google')]);
  });

  test('by password counts only with a verified address', () => {
    account(joined, linked('google'), email('a@example.com'), password)
      .when(unlink('google'))
      .thenRejected('last_way_in');
    account(joined, linked('google'), email('a@example.com'), verified, password)
      .when(unlink('google'))
      .then([unlinked('google')]);
  });

  test('always remains, after any sequence of links and unlinks', () => {
    const provider = fc.constantFrom(...signInProviders);
    const command = fc.record({ links: fc.boolean(), provider, subject: fc.constantFrom('s', 't') });
    fc.assert(
      fc.property(fc.array(command, { maxLength: 30 }), fc.boolean(), (commands, hasPassword) => {
        const start = hasPassword
          ? [joined, email('a@example.com'), verified, password]
          : [joined, linked('wechat')];
        let state = fold(accountStream, start);
        for (const { links, provider: of, subject } of commands) {
          const decision = links ? link(of, subject)(state) : unlink(of)(state);
          if (!isRejection(decision)) state = fold(accountStream, decision, state);
          if (state.status !== 'active') throw new Error('the account is gone');
          const providers = (state.signIns ?? []).map((one) => one.provider);
          expect(logsInByPassword(state) || providers.length > 0).toBe(true);
          expect(new Set(providers).size).toBe(providers.length);
        }
      }),
    );
  });
});
