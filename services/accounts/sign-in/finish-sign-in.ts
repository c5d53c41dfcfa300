import type { OpenAccount } from '#domain/accounts/account.ts';
import type { SignInProvider } from '#domain/accounts/sign-in/sign-in-provider.ts';
import { reject, type Rejection } from '#domain/core/events/decision.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Principal } from '../../identity/principal.ts';
import { noteReferral } from '../../referrals/note-referral.ts';
import { admit, type Entrance, type LogInDependencies } from '../sessions/log-in.ts';
import { enter } from './enter.ts';
import { linkSignIn } from './link-sign-in.ts';
import { SignInFailed, type Identity, type Provider } from './providers/provider.ts';
import type { createSignInStates, SignInState } from './sign-in-state.ts';
import type { SignInUse } from './sign-in-use.ts';
import { findSignIn, subjectKeyOf } from './sign-in-holder.ts';

export interface Finishing {
  readonly dependencies: LogInDependencies & Pick<Dependencies, 'pool' | 'log'>;
  readonly provider: Provider;
  readonly states: ReturnType<typeof createSignInStates>;
  readonly use: SignInUse;
}

interface Arriving {
  readonly principal: Principal;
  readonly context: CommandContext;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly network: string;
  readonly entranceTo: EntranceTo;
}

/** Whether the device is known depends on the account. */
export type EntranceTo = (account: OpenAccount) => Promise<Entrance>;

interface ReturnedInput {
  readonly state: string;
  readonly code?: string | undefined;
  readonly error?: string | undefined;
  readonly iss?: string | undefined;
}

/** Completes a sign-in once, in the browser that began it; only the provider's answer is trusted. @throws StoreUnavailable */
export async function finishSignIn(finishing: Finishing, returned: ReturnedInput, arriving: Arriving) {
  const { provider, states } = finishing;
  const found = await states.find(returned.state, arriving.cookies, new Date(arriving.context.at));
  if (!found || found.begun.provider !== provider.name) return reject('sign_in_expired');
  const { begun, endsAt } = found;
  const identity = await identify(finishing, { begun, endsAt }, returned, arriving.context);
  if ('rejected' in identity) return identity;
  const { redirect } = begun;
  const entered =
    begun.purpose === 'link' || begun.purpose === 'again'
      ? await comeBack(finishing, begun, identity, arriving)
      : await arrive(finishing, begun, identity, arriving);
  return 'rejected' in entered ? entered : { ...entered, redirect };
}

/** The identity at the provider. A sign-in is answered once, or again for the same command. */
async function identify(
  { dependencies: { log }, provider, use }: Finishing,
  { begun, endsAt }: { readonly begun: SignInState; readonly endsAt: Date },
  { code, error, iss }: ReturnedInput,
  { commandId, at }: CommandContext,
): Promise<Identity | Rejection<'sign_in_used' | 'sign_in_failed' | 'sign_in_denied'>> {
  const taken = await use.take(begun.state, commandId, { now: at, endsAt });
  if (taken.kind === 'used') return reject('sign_in_used');
  if (taken.kind === 'same command') return taken.identity ?? reject('sign_in_failed');
  // WeChat reports a user's refusal only by a missing code.
  if (error === 'access_denied' || error === 'user_cancelled_authorize') return reject('sign_in_denied');
  if (code === undefined) return reject(error === undefined ? 'sign_in_denied' : 'sign_in_failed');
  try {
    const identity = await provider.identify({ state: begun.state, code, iss }, begun);
    await use.keep(begun.state, identity, endsAt);
    return identity;
  } catch (failure) {
    if (!(failure instanceof SignInFailed)) throw failure;
    log.warn({ provider: provider.name, why: failureText(failure) }, 'sign-in failed at the provider');
    return reject('sign_in_failed');
  }
}

/** Names and codes of the failure, without messages: they may contain codes and tokens. */
export function failureText({ message, cause }: Error): string {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const name = cause instanceof Error ? cause.name : '';
  return [message, name, code].filter((part) => part !== '').join(': ');
}

async function arrive(
  { dependencies }: Finishing,
  { provider, purpose, examType, referralId }: SignInState,
  identity: Identity,
  { context, entranceTo, cookies, network }: Arriving,
) {
  const { journal, settings } = dependencies;
  const { personalDataKey } = settings;
  const entered = await enter(
    { journal, personalDataKey, provider, identity, context },
    purpose === 'sign_up'
      ? {
          examType,
          beforeJoining: async (userId) => {
            const signUp = { userId, referralId, network, cookies };
            await noteReferral(dependencies, signUp, context);
          },
        }
      : undefined,
  );
  if (!('account' in entered)) return entered;
  return admit(dependencies, entered.account, await entranceTo(entered.account), context);
}

/** Requires the user of the beginning to be still logged in. */
async function comeBack(
  { dependencies }: Finishing,
  { provider, purpose, userId }: SignInState,
  identity: Identity,
  { principal, context, entranceTo }: Arriving,
) {
  if (principal.kind !== 'student' && principal.kind !== 'admin') return reject('not_logged_in');
  if (principal.userId !== userId) return reject('not_allowed');
  const { journal, settings } = dependencies;
  const subject = subjectKeyOf(settings.personalDataKey, provider, identity.subject);
  if (purpose === 'link') {
    const linked = await linkSignIn(journal, userId, { provider, subject }, context);
    if ('rejected' in linked) return linked;
    return {
      linked: provider satisfies SignInProvider,
      ...(linked.position && { position: linked.position }),
    };
  }
  const { account } = await findSignIn(journal, provider, subject);
  return account?.userId === userId
    ? admit(dependencies, account, await entranceTo(account), context)
    : reject('account_not_recognized');
}
