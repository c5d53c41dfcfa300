import type { Instant } from '#domain/core/instant.ts';
import { recoveryCodesLeft, isOn, type SecondFactor } from '#domain/second-factors/second-factor.ts';
import type { SecondStep, SecondStepMethod } from '#domain/second-factors/second-step.ts';
import type { Dependencies } from '../dependencies.ts';
import { createChallenge, type Caller } from './challenge.ts';
import { passkeyRequest } from './passkeys.ts';
import { readSecondFactor } from './read-second-factor.ts';

/** The second step after the password; undefined without a second factor. @throws StoreUnavailable */
export async function askSecondStep(
  { journal, settings }: Pick<Dependencies, 'journal' | 'settings'>,
  { userId }: { readonly userId: string },
  caller: Caller,
  now: Instant,
): Promise<SecondStep | undefined> {
  const state = await readSecondFactor(journal, userId);
  if (!isOn(state)) return undefined;
  const { token, nonce } = await createChallenge(settings, userId, caller, now);
  const methods = methodsOf(state);
  const passkey = methods.includes('passkey')
    ? await passkeyRequest(settings, state.passkeys, nonce)
    : undefined;
  return { challenge: token, methods, ...(passkey && { passkey }) };
}

function methodsOf(state: SecondFactor): SecondStepMethod[] {
  return [
    ...(state.passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(state.authenticator.status === 'confirmed' ? (['code'] as const) : []),
    ...(recoveryCodesLeft(state) > 0 ? (['recovery_code'] as const) : []),
  ];
}
