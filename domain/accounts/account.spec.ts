import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRejection, type Decision } from '../core/events/decision.ts';
import { fold } from '../core/events/stream.ts';
import { erased } from '../core/events/personal.ts';
import { given } from '../core/testing/given-when-then.ts';
import {
  accountStream,
  blockUser,
  deleteAccount,
  grantPaidTime,
  grantPlatformAccess,
  registerUser,
  requestVerificationMail,
  unblockUser,
  verifyEmail,
  type Account,
  type AccountDetails,
  type AccountEvent,
} from './account.ts';

const registration = {
  userId: 'u1',
  email: 'ada@example.com',
  passwordHash: 'hash',
  examType: 'core',
} as const;
const registered: AccountEvent = { type: 'UserRegistered', data: registration };
const verified: AccountEvent = { type: 'EmailVerified', data: {} };
const blocked: AccountEvent = { type: 'UserBlocked', data: { reason: 'shares the account' } };
const deleted: AccountEvent = { type: 'AccountDeleted', data: {} };
const { examType, ...identity } = registration;
const details: AccountDetails = {
  ...identity,
  isVerified: false,
  platformAccess: 'student',
  preferences: { examType, stepsDone: [], isNightMode: false, nightTimeStart: 20, nightTimeEnd: 8 },
};
const paid = { paidExpiryTime: '2027-01-01T00:00:00.000Z', reason: 'bought silver' };

const account = (...events: AccountEvent[]) => given(accountStream, events);
type Decide = (state: Account) => Decision<AccountEvent, string>;
const register: Decide = (state) => registerUser(state, registration);
const grant =
  (paidExpiryTime: string, why: string): Decide =>
  (state) =>
    grantPaidTime(state, { paidExpiryTime, reason: why });
const others: Decide[] = [
  verifyEmail,
  (state) => requestVerificationMail(state, { now: '2026-11-21T13:00:00.000Z' }),
  (state) => grantPlatformAccess(state, { platformAccess: 'admin' }),
  (state) => grantPaidTime(state, paid),
  (state) => blockUser(state, { reason: 'x' }),
  (state) => unblockUser(state, { reason: 'x' }),
];

describe('an account', () => {
  test('is opened by a registration, as a student whose address is not verified', () => {
    // The id of the command identifies a repeated registration, not its content.
    expect(register(accountStream.initial)).toEqual([registered]);
    expect(fold(accountStream, [registered])).toEqual({
      status: 'active',
      ...details,
    });
  });

  test('is opened once', () => {
    account(registered).when(register).thenRejected('email_taken');
    account(registered, deleted).when(register).thenRejected('email_taken');
  });

  test('is verified once', () => {
    account(registered).when(verifyEmail).then([verified]);
    account(registered, verified).when(verifyEmail).then([]);
    account(registered)
      .when(verifyEmail)
      .thenState({ status: 'active', ...details, isVerified: true });
  });

  test('sends another verification mail until the address is verified, doubling the wait each time', () => {
    const asking =
      (now: string): Decide =>
      (state) =>
        requestVerificationMail(state, { now });
    const asked = (requestedAt: string): AccountEvent => ({
      type: 'VerificationMailRequested',
      data: { requestedAt },
    });
    const at = (minutes: number) =>
      new Date(Date.parse('2026-11-21T12:00:00Z') + minutes * 60_000).toISOString();
    account(registered)
      .when(asking(at(0)))
      .then([asked(at(0))]);
    account(registered, asked(at(0)))
      .when(asking(at(9)))
      .then([]);
    account(registered, asked(at(0)))
      .when(asking(at(10)))
      .then([asked(at(10))]);
    account(registered, asked(at(0)), asked(at(10)))
      .when(asking(at(29)))
      .then([]);
    account(registered, asked(at(0)))
      .when(asking(at(10)))
      .thenState({ status: 'active', ...details, mailRequestedAt: at(10), mailsRequested: 2 });
    const often = Array.from({ length: 20 }, () => asked(at(0)));
    const day = 24 * 60;
    account(registered, ...often)
      .when(asking(at(day - 1)))
      .then([]);
    account(registered, ...often)
      .when(asking(at(day)))
      .then([asked(at(day))]);
    const noon = at(0);
    account(registered, verified).when(asking(noon)).then([]);
  });

  test('becomes an admin', () => {
    account(registered)
      .when((state) => grantPlatformAccess(state, { platformAccess: 'admin' }))
      .then([{ type: 'PlatformAccessGranted', data: { platformAccess: 'admin' } }]);
    account(registered)
      .when((state) => grantPlatformAccess(state, { platformAccess: 'student' }))
      .then([]);
  });

  test('has access until the latest granted time', () => {
    account(registered)
      .when((state) => grantPaidTime(state, paid))
      .then([{ type: 'PaidTimeGranted', data: paid }]);
    account(registered)
      .when((state) => grantPaidTime(state, paid))
      .thenState({ status: 'active', ...details, paidExpiryTime: paid.paidExpiryTime });
  });

  test('keeps its data when it is blocked and unblocked', () => {
    account(registered, verified)
      .when((state) => blockUser(state, { reason: 'shares the account' }))
      .then([blocked]);
    account(registered, verified, blocked)
      .when((state) => grantPaidTime(state, paid))
      .thenState({
        ...details,
        status: 'blocked',
        reason: 'shares the account',
        isVerified: true,
        paidExpiryTime: paid.paidExpiryTime,
      });
    account(registered, blocked)
      .when((state) => unblockUser(state, { reason: 'talked to her' }))
      .then([{ type: 'UserUnblocked', data: { reason: 'talked to her' } }]);
    account(registered, verified, blocked)
      .when((state) => unblockUser(state, { reason: 'talked to her' }))
      .thenState({ ...details, status: 'active', isVerified: true });
    account(registered)
      .when((state) => unblockUser(state, { reason: 'x' }))
      .then([]);
  });

  test('is deleted permanently', () => {
    account(registered, blocked).when(deleteAccount).then([deleted]);
    account(registered, deleted).when(deleteAccount).then([]);
    account(registered).when(deleteAccount).thenState({ status: 'deleted', userId: 'u1' });
    for (const decide of others) account(registered, deleted).when(decide).thenRejected('account_deleted');
  });

  test('is not found if it was never opened', () => {
    for (const decide of [...others, deleteAccount]) {
      account().when(decide).thenRejected('not_found');
    }
  });

  test('keeps its id and status without its personal data', () => {
    const shredded = { ...registered.data, email: erased, passwordHash: erased };
    const state = fold(accountStream, [{ type: 'UserRegistered', data: shredded }, deleted]);
    expect(state).toEqual({ status: 'deleted', userId: 'u1' });
  });
});

const anyDecision: fc.Arbitrary<Decide> = fc.oneof(
  fc.constantFrom<Decide>(register, deleteAccount, ...others),
  fc
    .tuple(
      fc
        .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
        .map((date) => date.toISOString()),
      fc.string(),
    )
    .map(([until, why]) => grant(until, why)),
);

describe('any history of an account', () => {
  const histories = fc.array(anyDecision, { maxLength: 30 });

  test('encodes and decodes every event, and repeats no accepted decision', () => {
    fc.assert(
      fc.property(histories, (decisions) => {
        let state = accountStream.initial;
        for (const decide of decisions) {
          const decision = decide(state);
          if (isRejection(decision)) continue;
          for (const event of decision) {
            const stored = accountStream.encode(event);
            expect(accountStream.decode(event.type, accountStream.versionOf(event.type), stored)).toEqual(
              event,
            );
          }
          state = fold(accountStream, decision, state);
          // The command's id identifies a repeated registration; the content identifies every other repeated command.
          expect(decide(state)).toEqual(decide === register ? { rejected: 'email_taken' } : []);
        }
      }),
    );
  });

  test('never leaves the deleted state', () => {
    fc.assert(
      fc.property(histories, histories, (before, after) => {
        const play = (decisions: readonly Decide[], from = accountStream.initial) =>
          decisions.reduce((state, decide) => {
            const decision = decide(state);
            return isRejection(decision) ? state : fold(accountStream, decision, state);
          }, from);
        const gone = play([register, ...before, deleteAccount]);
        expect(play(after, gone)).toEqual({ status: 'deleted', userId: 'u1' });
      }),
    );
  });
});
