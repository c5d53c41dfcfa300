import { reject, type Decision } from '../core/events/decision.ts';
import type { Instant } from '../core/instant.ts';
import { isOn, type Passkey, type SecondFactor, type SecondFactorEvent } from './second-factor.ts';

/** As many as fit a printed page. */
export const recoveryCodeCount = 10;
/** More devices than a user has. */
export const mostPasskeys = 20;

type Decided<Code extends 'factor_exists' | 'wrong_code' | 'not_found' | 'not_allowed' = never> = Decision<
  SecondFactorEvent,
  Code
>;

/** The clock step of a secret's code, if it is a recent one; the codes themselves are computed outside. */
export type StepOf = (secret: string) => number | undefined;

/** @param offer `secret` in base32 */
export function offerAuthenticator(
  { authenticator }: SecondFactor,
  { secret, now }: { readonly secret: string; readonly now: Instant },
): Decided<'factor_exists'> {
  if (authenticator.status === 'confirmed') return reject('factor_exists');
  if (authenticator.status === 'offered' && authenticator.secret === secret) return [];
  return [{ type: 'AuthenticatorOffered', data: { secret, offeredAt: now } }];
}

/** A valid code proves that the app has the secret; logins ask for one from then on. */
export function confirmAuthenticator(
  { authenticator }: SecondFactor,
  { stepOf, now }: { readonly stepOf: StepOf; readonly now: Instant },
): Decided<'wrong_code' | 'not_found'> {
  if (authenticator.status === 'confirmed') return [];
  if (authenticator.status === 'none' || typeof authenticator.secret !== 'string') return reject('not_found');
  const step = stepOf(authenticator.secret);
  if (step === undefined) return reject('wrong_code');
  return [{ type: 'AuthenticatorConfirmed', data: { step, confirmedAt: now } }];
}

export function removeAuthenticator({ authenticator }: SecondFactor): Decided {
  return authenticator.status === 'confirmed' ? [{ type: 'AuthenticatorRemoved', data: {} }] : [];
}

/** A known device, by its credential id, is not added again. */
export function addPasskey(
  { passkeys }: SecondFactor,
  passkey: Omit<Passkey, 'usedAt'>,
): Decided<'not_allowed'> {
  if (passkeys.some(({ credentialId }) => credentialId === passkey.credentialId)) return [];
  if (passkeys.length >= mostPasskeys) return reject('not_allowed');
  return [{ type: 'PasskeyAdded', data: { ...passkey, transports: [...passkey.transports] } }];
}

export function renamePasskey(
  { passkeys }: SecondFactor,
  { passkeyId, name }: { readonly passkeyId: string; readonly name: string },
): Decided<'not_found'> {
  const passkey = passkeys.find((one) => one.passkeyId === passkeyId);
  if (!passkey) return reject('not_found');
  return passkey.name === name ? [] : [{ type: 'PasskeyRenamed', data: { passkeyId, name } }];
}

export function removePasskey(
  { passkeys }: SecondFactor,
  { passkeyId }: { readonly passkeyId: string },
): Decided {
  const isThere = passkeys.some((one) => one.passkeyId === passkeyId);
  return isThere ? [{ type: 'PasskeyRemoved', data: { passkeyId } }] : [];
}

interface NewCodes {
  readonly salt: string;
  readonly digests: readonly string[];
}

/** With the first factor; none if codes exist. */
export function makeFirstRecoveryCodes(state: SecondFactor, { salt, digests }: NewCodes): Decided {
  if (!isOn(state) || state.recoveryCodes) return [];
  return [{ type: 'RecoveryCodesCreated', data: { salt, digests: [...digests] } }];
}

/** Replaces earlier codes; requires a factor. */
export function makeRecoveryCodes(state: SecondFactor, { salt, digests }: NewCodes): Decided<'not_allowed'> {
  if (!isOn(state)) return reject('not_allowed');
  if (state.recoveryCodes?.salt === salt) return [];
  return [{ type: 'RecoveryCodesCreated', data: { salt, digests: [...digests] } }];
}

export function resetSecondFactor(state: SecondFactor, { reason }: { readonly reason: string }): Decided {
  const isAnything = isOn(state) || state.authenticator.status === 'offered';
  return isAnything ? [{ type: 'SecondFactorRemoved', data: { reason } }] : [];
}
