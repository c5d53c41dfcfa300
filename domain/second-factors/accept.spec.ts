import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRejection, type Decision } from '../core/events/decision.ts';
import { fold } from '../core/events/stream.ts';
import { given as givenIn } from '../core/testing/given-when-then.ts';
import { acceptCode, acceptPasskey, acceptRecoveryCode } from './accept.ts';
import { secondFactorStream, type SecondFactor, type SecondFactorEvent } from './second-factor.ts';

const now = '2026-11-25T10:00:00.000Z';
const use = { purpose: 'log_in', now } as const;
const events: readonly SecondFactorEvent[] = [
  { type: 'AuthenticatorOffered', data: { secret: 'SECRET', offeredAt: now } },
  { type: 'AuthenticatorConfirmed', data: { step: 10, confirmedAt: now } },
  {
    type: 'PasskeyAdded',
    data: {
      passkeyId: 'p1',
      credentialId: 'c1',
      publicKey: 'key',
      counter: 3,
      transports: [],
      name: 'Phone',
      addedAt: now,
    },
  },
  { type: 'RecoveryCodesCreated', data: { salt: 's1', digests: ['d0', 'd1', 'd2'] } },
];
const given = (...more: SecondFactorEvent[]) => givenIn(secondFactorStream, [...events, ...more]);
const code = (step: number | undefined) => (state: SecondFactor) =>
  acceptCode(state, { ...use, stepOf: () => step });
const recovery =
  (digest: string, salt = 's1') =>
  (state: SecondFactor) =>
    acceptRecoveryCode(state, { ...use, salt, digest });
const signature = (challenge: string, counter: number) => (state: SecondFactor) =>
  acceptPasskey(state, { ...use, passkeyId: 'p1', challenge, counter });

/** An accepted proof is used up, so `then`, which repeats it, does not apply. */
function accepted(decision: Decision<SecondFactorEvent, 'wrong_code'>): readonly SecondFactorEvent[] {
  return isRejection(decision) ? [] : decision;
}

describe('a code of the app', () => {
  test('is accepted once, and never after a newer one or as the setup code', () => {
    const used: SecondFactorEvent = {
      type: 'CodeAccepted',
      data: { step: 11, usedAt: now, purpose: 'log_in' },
    };
    expect(accepted(code(11)(fold(secondFactorStream, events)))).toEqual([used]);
    given(used).when(code(11)).thenRejected('wrong_code');
    given(used).when(code(10)).thenRejected('wrong_code');
    given().when(code(10)).thenRejected('wrong_code');
    given().when(code(undefined)).thenRejected('wrong_code');
    given({ type: 'AuthenticatorRemoved', data: {} }).when(code(12)).thenRejected('wrong_code');
  });
});

describe('a recovery code', () => {
  test('is accepted once, and not after new codes were created', () => {
    const used: SecondFactorEvent = {
      type: 'RecoveryCodeAccepted',
      data: { index: 1, usedAt: now, purpose: 'log_in' },
    };
    expect(accepted(recovery('d1')(fold(secondFactorStream, events)))).toEqual([used]);
    given(used).when(recovery('d1')).thenRejected('wrong_code');
    given().when(recovery('other')).thenRejected('wrong_code');
    given({ type: 'RecoveryCodesCreated', data: { salt: 's2', digests: ['d9'] } })
      .when(recovery('d1'))
      .thenRejected('wrong_code');
  });
});

describe('a passkey', () => {
  const used = (challenge: string, counter: number): SecondFactorEvent => ({
    type: 'PasskeyAccepted',
    data: { passkeyId: 'p1', counter, challenge, usedAt: now, purpose: 'log_in' },
  });

  test('signs a challenge once, with a growing counter', () => {
    expect(accepted(signature('x', 4)(fold(secondFactorStream, events)))).toEqual([used('x', 4)]);
    given(used('x', 4)).when(signature('x', 5)).thenRejected('wrong_code');
    given(used('x', 4)).when(signature('y', 4)).thenRejected('wrong_code');
    given().when(signature('x', 0)).thenRejected('wrong_code');
    given({ type: 'PasskeyRemoved', data: { passkeyId: 'p1' } })
      .when(signature('x', 4))
      .thenRejected('wrong_code');
  });
});

const attempt = fc.oneof(
  fc.integer({ min: 5, max: 25 }).map((step) => ({ key: `step ${step}`, decide: code(step) })),
  fc.constantFrom('d0', 'd1', 'd2', 'dx').map((digest) => ({ key: digest, decide: recovery(digest) })),
  fc
    .record({ challenge: fc.constantFrom('a', 'b', 'c', 'd'), counter: fc.nat(12) })
    .map(({ challenge, counter }) => ({ key: `signed ${challenge}`, decide: signature(challenge, counter) })),
);

test('accepts nothing twice, over all histories', () => {
  fc.assert(
    fc.property(fc.array(attempt, { maxLength: 60 }), (attempts) => {
      const seen: string[] = [];
      let state = fold(secondFactorStream, events);
      for (const { key, decide } of attempts) {
        const more = accepted(decide(state));
        if (more.length > 0) seen.push(key);
        state = fold(secondFactorStream, more, state);
      }
      expect(seen).toEqual([...new Set(seen)]);
      expect(state.recoveryCodes?.used.length).toBe(seen.filter((key) => key.startsWith('d')).length);
    }),
  );
});

test('accepts only growing steps, over all histories', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 40 }), { maxLength: 40 }), (steps) => {
      let state = fold(secondFactorStream, events);
      const taken: number[] = [10];
      for (const step of steps) {
        const more = accepted(code(step)(state));
        if (more.length > 0) taken.push(step);
        state = fold(secondFactorStream, more, state);
      }
      expect(taken).toEqual([...new Set(taken)].toSorted((a, b) => a - b));
    }),
  );
});
