import type { AgreedTo } from '../regulations.ts';
import { reject, type Decision } from '../../core/events/decision.ts';
import type { Instant } from '../../core/instant.ts';
import {
  requestVerificationMail,
  whenOpen,
  type Account,
  type AccountEvent,
  type Decided,
  type OpenAccount,
} from '../account.ts';
import type { ExamType } from '../exam-type.ts';
import type { SignIn } from './sign-in-events.ts';
import type { SignInProvider } from './sign-in-provider.ts';

export function registerBySignIn(
  state: Account,
  joining: { readonly userId: string; readonly examType: ExamType; readonly agreedTo: AgreedTo },
): Decision<AccountEvent, 'account_deleted'> {
  if (state.status === 'deleted') return reject('account_deleted');
  return state.status === 'unregistered' ? [{ type: 'UserJoined', data: joining }] : [];
}

export function acceptVerifiedEmail(state: Account, { email }: { readonly email: string }): Decided {
  return whenOpen(state, (open) =>
    open.isVerified
      ? []
      : [
          { type: 'EmailAdded', data: { email } },
          { type: 'EmailVerified', data: {} },
        ],
  );
}

/** An address for an account without a verified one; an email verifies it. The same address again requests another email. */
export function giveEmail(
  state: Account,
  { email, now }: { readonly email: string; readonly now: Instant },
): Decision<AccountEvent, 'not_found' | 'account_deleted' | 'not_allowed'> {
  if (state.status === 'unregistered') return reject('not_found');
  if (state.status === 'deleted') return reject('account_deleted');
  if (state.isVerified) return reject('not_allowed');
  if (state.email === email) return requestVerificationMail(state, { now });
  return [
    { type: 'EmailAdded', data: { email } },
    { type: 'VerificationMailRequested', data: { requestedAt: now } },
  ];
}

/** One per provider. */
export function linkSignIn(
  state: Account,
  { provider, subject }: SignIn,
): Decision<AccountEvent, 'not_found' | 'account_deleted' | 'provider_linked'> {
  if (state.status === 'unregistered') return reject('not_found');
  if (state.status === 'deleted') return reject('account_deleted');
  const present = signInOf(state, provider);
  if (present) return present.subject === subject ? [] : reject('provider_linked');
  return [{ type: 'SignInLinked', data: { provider, subject } }];
}

/** Rejects the last method: the owner could no longer log in. */
export function unlinkSignIn(
  state: Account,
  { provider }: { readonly provider: SignInProvider },
): Decision<AccountEvent, 'not_found' | 'account_deleted' | 'last_way_in'> {
  if (state.status === 'unregistered') return reject('not_found');
  if (state.status === 'deleted') return reject('account_deleted');
  const present = signInOf(state, provider);
  if (!present) return [];
  const isLast = !logsInByPassword(state) && state.signIns?.length === 1;
  return isLast ? reject('last_way_in') : [{ type: 'SignInUnlinked', data: present }];
}

export function signInOf({ signIns = [] }: Pick<OpenAccount, 'signIns'>, provider: SignInProvider) {
  return signIns.find((one) => one.provider === provider);
}

export const logsInByPassword = ({
  passwordHash,
  isVerified,
}: Pick<OpenAccount, 'passwordHash' | 'isVerified'>) => passwordHash !== undefined && isVerified;
