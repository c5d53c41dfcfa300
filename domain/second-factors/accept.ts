import { reject, type Decision } from '../core/events/decision.ts';
import type { Instant } from '../core/instant.ts';
import type { Purpose, SecondFactor, SecondFactorEvent } from './second-factor.ts';
import type { StepOf } from './set-up.ts';

type Accepted = Decision<SecondFactorEvent, 'wrong_code'>;

interface Use {
  readonly purpose: Purpose;
  readonly now: Instant;
}

export function acceptCode(
  { authenticator }: SecondFactor,
  { stepOf, purpose, now }: Use & { readonly stepOf: StepOf },
): Accepted {
  if (authenticator.status !== 'confirmed' || typeof authenticator.secret !== 'string') {
    return reject('wrong_code');
  }
  const step = stepOf(authenticator.secret);
  if (step === undefined || step <= authenticator.lastStep) return reject('wrong_code');
  return [{ type: 'CodeAccepted', data: { step, usedAt: now, purpose } }];
}

/** @param given the salt that the code was hashed with, and the hash */
export function acceptRecoveryCode(
  { recoveryCodes }: SecondFactor,
  { salt, digest, purpose, now }: Use & { readonly salt: string; readonly digest: string },
): Accepted {
  if (recoveryCodes?.salt !== salt) return reject('wrong_code');
  const index = recoveryCodes.digests.indexOf(digest);
  if (index < 0 || recoveryCodes.used.includes(index)) return reject('wrong_code');
  return [{ type: 'RecoveryCodeAccepted', data: { index, usedAt: now, purpose } }];
}

/** @param given of a verified signature: its challenge and the device's counter */
export function acceptPasskey(
  { passkeys, signed }: SecondFactor,
  {
    passkeyId,
    counter,
    challenge,
    purpose,
    now,
  }: Use & { readonly passkeyId: string; readonly counter: number; readonly challenge: string },
): Accepted {
  const passkey = passkeys.find((one) => one.passkeyId === passkeyId);
  if (!passkey || signed.some((one) => one.challenge === challenge)) return reject('wrong_code');
  // A counter that does not grow reveals a copy: WebAuthn, 7.2, step 22. Devices without a counter send 0.
  const doesCount = counter > 0 || passkey.counter > 0;
  if (doesCount && counter <= passkey.counter) return reject('wrong_code');
  return [{ type: 'PasskeyAccepted', data: { passkeyId, counter, challenge, usedAt: now, purpose } }];
}
