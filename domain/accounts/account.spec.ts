import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, isRejection } from '../core/decider.ts';
import { erased } from '../core/personal.ts';
import { given } from '../core/testing/given-when-then.ts';
import {
  accountCodec,
  accountDecider,
  type AccountCommand,
  type AccountEvent,
  type AccountDetails,
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
const details: AccountDetails = {
  ...registration,
  isVerified: false,
  platformAccess: 'student',
  stepsDone: [],
  isNightMode: false,
  nightTimeStart: 20,
  nightTimeEnd: 8,
};
const paid = { paidExpiryTime: '2027-01-01T00:00:00.000Z', reason: 'bought silver' };

const account = (...events: AccountEvent[]) => given(accountDecider, events);
const others: AccountCommand[] = [
  { type: 'verifyEmail' },
  { type: 'requestVerificationMail', now: '2026-11-21T13:00:00.000Z' },
  { type: 'grantPlatformAccess', platformAccess: 'admin' },
  { type: 'grantPaidTime', ...paid },
  { type: 'blockUser', reason: 'x' },
  { type: 'unblockUser', reason: 'x' },
  { type: 'markStep', step: 'want_bg_noise' },
  { type: 'unmarkStep', step: 'want_bg_noise' },
  { type: 'switchNightMode', isNightMode: true },
  { type: 'changeNightTime', nightTimeStart: 21, nightTimeEnd: 6 },
  { type: 'chooseExamType', examType: 'ukvi' },
];

describe('an account', () => {
  test('is opened by a registration, as a student whose address is not verified', () => {
    // A registration is repeated by the id of its command, not by what it says.
    const decision = accountDecider.decide({ type: 'registerUser', ...registration }, accountDecider.initial);
    expect(decision).toEqual([registered]);
    expect(fold<unknown, AccountEvent>(accountDecider, [registered])).toEqual({
      status: 'active',
      ...details,
    });
  });

  test('is opened once', () => {
    account(registered)
      .when({ type: 'registerUser', ...registration })
      .thenRejected('email_taken');
    account(registered, deleted)
      .when({ type: 'registerUser', ...registration })
      .thenRejected('email_taken');
  });

  test('is verified once', () => {
    account(registered).when({ type: 'verifyEmail' }).then([verified]);
    account(registered, verified).when({ type: 'verifyEmail' }).then([]);
    account(registered)
      .when({ type: 'verifyEmail' })
      .thenState({ status: 'active', ...details, isVerified: true });
  });

  test('may ask for another mail each hour until its address is verified', () => {
    const asking = (now: string) => ({ type: 'requestVerificationMail', now }) as const;
    const asked = (requestedAt: string): AccountEvent => ({
      type: 'VerificationMailRequested',
      data: { requestedAt },
    });
    const noon = '2026-11-21T12:00:00.000Z';
    const soon = '2026-11-21T12:59:59.000Z';
    const hour = '2026-11-21T13:00:00.000Z';
    account(registered)
      .when(asking(noon))
      .then([asked(noon)]);
    account(registered, asked(noon)).when(asking(soon)).then([]);
    account(registered, asked(noon))
      .when(asking(hour))
      .then([asked(hour)]);
    account(registered, asked(noon))
      .when(asking(hour))
      .thenState({ status: 'active', ...details, mailRequestedAt: hour });
    account(registered, verified).when(asking(noon)).then([]);
  });

  test('becomes an admin', () => {
    account(registered)
      .when({ type: 'grantPlatformAccess', platformAccess: 'admin' })
      .then([{ type: 'PlatformAccessGranted', data: { platformAccess: 'admin' } }]);
    account(registered).when({ type: 'grantPlatformAccess', platformAccess: 'student' }).then([]);
  });

  test('has paid until the time that was granted last', () => {
    account(registered)
      .when({ type: 'grantPaidTime', ...paid })
      .then([{ type: 'PaidTimeGranted', data: paid }]);
    account(registered)
      .when({ type: 'grantPaidTime', ...paid })
      .thenState({ status: 'active', ...details, paidExpiryTime: paid.paidExpiryTime });
  });

  test('is blocked and let in again, and keeps all it had', () => {
    account(registered, verified).when({ type: 'blockUser', reason: 'shares the account' }).then([blocked]);
    account(registered, verified, blocked)
      .when({ type: 'grantPaidTime', ...paid })
      .thenState({
        ...details,
        status: 'blocked',
        reason: 'shares the account',
        isVerified: true,
        paidExpiryTime: paid.paidExpiryTime,
      });
    account(registered, blocked)
      .when({ type: 'unblockUser', reason: 'talked to her' })
      .then([{ type: 'UserUnblocked', data: { reason: 'talked to her' } }]);
    account(registered, verified, blocked)
      .when({ type: 'unblockUser', reason: 'talked to her' })
      .thenState({ ...details, status: 'active', isVerified: true });
    account(registered).when({ type: 'unblockUser', reason: 'x' }).then([]);
  });

  test('is deleted for good', () => {
    account(registered, blocked).when({ type: 'deleteAccount' }).then([deleted]);
    account(registered, deleted).when({ type: 'deleteAccount' }).then([]);
    account(registered).when({ type: 'deleteAccount' }).thenState({ status: 'deleted', userId: 'u1' });
    for (const command of others) account(registered, deleted).when(command).thenRejected('account_deleted');
  });

  test('that was never opened is not found', () => {
    for (const command of [...others, { type: 'deleteAccount' } as const]) {
      account().when(command).thenRejected('not_found');
    }
  });

  test('is still told apart when its personal data is gone', () => {
    const shredded = { ...registered.data, email: erased, passwordHash: erased };
    const state = fold<unknown, AccountEvent>(accountDecider, [
      { type: 'UserRegistered', data: shredded },
      deleted,
    ]);
    expect(state).toEqual({ status: 'deleted', userId: 'u1' });
  });
});

const anyCommand: fc.Arbitrary<AccountCommand> = fc.oneof(
  fc.constantFrom<AccountCommand>(
    { type: 'registerUser', ...registration },
    { type: 'deleteAccount' },
    ...others,
  ),
  fc.record({
    type: fc.constant('grantPaidTime' as const),
    paidExpiryTime: fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
      .map((d) => d.toISOString()),
    reason: fc.string(),
  }),
);

/** Whatever commands come, in whatever order. */
describe('any history of an account', () => {
  const histories = fc.array(anyCommand, { maxLength: 30 });

  test('can be stored and read, and each accepted command is in effect after it', () => {
    fc.assert(
      fc.property(histories, (commands) => {
        let state = accountDecider.initial;
        for (const command of commands) {
          const decision = accountDecider.decide(command, state);
          if (isRejection(decision)) continue;
          for (const event of decision) {
            const stored = accountCodec.encode(event);
            expect(accountCodec.decode(event.type, accountCodec.versionOf(event.type), stored)).toEqual(
              event,
            );
          }
          state = fold({ ...accountDecider, initial: state }, decision);
          // A registration is repeated by its command's id; every other command by what it says.
          const again = accountDecider.decide(command, state);
          expect(again).toEqual(command.type === 'registerUser' ? { rejected: 'email_taken' } : []);
        }
      }),
    );
  });

  test('never leaves the deleted state', () => {
    fc.assert(
      fc.property(histories, histories, (before, after) => {
        const play = (commands: readonly AccountCommand[], from = accountDecider.initial) =>
          commands.reduce((state, command) => {
            const decision = accountDecider.decide(command, state);
            return isRejection(decision) ? state : fold({ ...accountDecider, initial: state }, decision);
          }, from);
        const gone = play([{ type: 'registerUser', ...registration }, ...before, { type: 'deleteAccount' }]);
        expect(play(after, gone)).toEqual({ status: 'deleted', userId: 'u1' });
      }),
    );
  });
});

describe('what a user chooses for themselves', () => {
  const marked: AccountEvent = { type: 'StepMarked', data: { step: 'want_bg_noise' } };

  test('a marker is set and taken away, each once', () => {
    account(registered).when({ type: 'markStep', step: 'want_bg_noise' }).then([marked]);
    account(registered, marked).when({ type: 'markStep', step: 'want_bg_noise' }).then([]);
    account(registered, marked)
      .when({ type: 'unmarkStep', step: 'want_bg_noise' })
      .then([{ type: 'StepUnmarked', data: { step: 'want_bg_noise' } }]);
    account(registered).when({ type: 'unmarkStep', step: 'want_bg_noise' }).then([]);
    account(registered)
      .when({ type: 'markStep', step: 'want_bg_noise' })
      .thenState({ status: 'active', ...details, stepsDone: ['want_bg_noise'] });
  });

  test('markers that follow from what happened are nobody’s to choose', () => {
    for (const step of [
      'access_blocked',
      'did_verify_email',
      'did_claim_reward',
      'can_take_mock_test_1',
    ] as const) {
      account(registered).when({ type: 'markStep', step }).thenRejected('not_allowed');
      account(registered).when({ type: 'unmarkStep', step }).thenRejected('not_allowed');
    }
  });

  test('night mode by hand, its hours, and the exam', () => {
    account(registered)
      .when({ type: 'switchNightMode', isNightMode: true })
      .then([{ type: 'NightModeSwitched', data: { isNightMode: true } }]);
    account(registered)
      .when({ type: 'changeNightTime', nightTimeStart: 22, nightTimeEnd: 7 })
      .thenState({ status: 'active', ...details, nightTimeStart: 22, nightTimeEnd: 7 });
    account(registered).when({ type: 'changeNightTime', nightTimeStart: 20, nightTimeEnd: 8 }).then([]);
    account(registered)
      .when({ type: 'chooseExamType', examType: 'ukvi' })
      .then([{ type: 'ExamTypeChosen', data: { examType: 'ukvi' } }]);
    account(registered).when({ type: 'chooseExamType', examType: 'core' }).then([]);
  });
});
