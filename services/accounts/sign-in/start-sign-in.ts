import type { startSignIn as call } from '#domain/accounts/sign-in/sign-in-contract.ts';
import { reject } from '#domain/core/events/decision.ts';
import type { z } from 'zod';
import type { Instant } from '#domain/core/instant.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Principal } from '../../identity/principal.ts';
import { failureText } from './finish-sign-in.ts';
import { requireIdentity } from './require-identity.ts';
import { SignInFailed, type Provider } from './providers/provider.ts';
import type { createSignInStates } from './sign-in-state.ts';

interface Starting {
  readonly dependencies: Pick<Dependencies, 'journal' | 'log' | 'passwords'>;
  readonly provider: Provider;
  readonly states: ReturnType<typeof createSignInStates>;
}

/** Redirects to a provider; linking asks for the password first. @throws StoreUnavailable, TooManyRequests */
export async function startSignIn(
  { dependencies, provider, states }: Starting,
  { purpose, redirect, examType, password, referralId }: z.output<(typeof call)['input']>,
  {
    principal,
    network,
    now,
  }: { readonly principal: Principal; readonly network: string; readonly now: Instant },
) {
  const user = principal.kind === 'student' || principal.kind === 'admin' ? principal : undefined;
  if ((purpose === 'link' || purpose === 'again') && !user) return reject('not_logged_in');
  if (purpose === 'link' && user) {
    const refused = await requireIdentity(dependencies, user, { password, network, now });
    if (refused) return refused;
  }
  const begun = await states.begin(
    {
      provider: provider.name,
      purpose,
      examType,
      ...(redirect !== undefined && { redirect }),
      ...(user && { userId: user.userId }),
      ...(purpose === 'sign_up' && referralId !== undefined && { referralId }),
    },
    new Date(now),
  );
  try {
    const address = await provider.authorize(begun.state, { isAgain: purpose === 'again' });
    return { address, cookie: begun.cookie };
  } catch (failure) {
    if (!(failure instanceof SignInFailed)) throw failure;
    dependencies.log.warn(
      { provider: provider.name, why: failureText(failure) },
      'a sign-in could not begin',
    );
    return reject('sign_in_failed');
  }
}
