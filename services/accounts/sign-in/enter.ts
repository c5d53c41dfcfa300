import type { OpenAccount } from '#domain/accounts/account.ts';
import type { ExamType } from '#domain/accounts/exam-type.ts';
import { regulationsInForce } from '#domain/accounts/regulations.ts';
import { registerBySignIn, acceptVerifiedEmail } from '#domain/accounts/sign-in/sign-in.ts';
import type { SignInProvider } from '#domain/accounts/sign-in/sign-in-provider.ts';
import { reject } from '#domain/core/events/decision.ts';
import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import { readHolder, reservationId } from '../email/email-holder.ts';
import { recordReferralLink } from '../../referrals/record-referral-link.ts';
import { proveEmail } from '../email/prove-email.ts';
import { readAccount } from '../read-account.ts';
import { linkSignIn } from './link-sign-in.ts';
import { findSignIn, subjectKeyOf } from './sign-in-holder.ts';
import type { Identity } from './providers/provider.ts';

interface Joining {
  readonly examType: ExamType;
  /**
   * Called with the account's id before the account exists, so that reactors to its first events find the data it
   * writes.
   */
  beforeJoining(userId: string): Promise<void>;
}

interface Arrival {
  readonly journal: Journal;
  readonly personalDataKey: Uint8Array;
  readonly provider: SignInProvider;
  readonly identity: Identity;
  readonly context: CommandContext;
}

export async function enter(arrival: Arrival, joining: Joining | undefined) {
  const { journal, personalDataKey, provider, identity, context } = arrival;
  const subject = subjectKeyOf(personalDataKey, provider, identity.subject);
  const { account, nextUserId: userId } = await findSignIn(journal, provider, subject);
  if (account) return { account };
  const { email } = identity;
  const owner = email === undefined ? undefined : await ownerOf(arrival, email);
  if (owner && email !== undefined && owner.userId !== userId) {
    return { toConfirm: { provider, subject, userId: owner.userId, email } };
  }
  if (!joining) return reject('account_not_recognized');

  if (email !== undefined) {
    const reserved = reservationId(personalDataKey, email);
    const proven = await proveEmail(journal, reserved, userId, { ...context, userId });
    if (proven !== 'proven') return proven;
  }
  const { examType } = joining;
  await recordReferralLink(journal, personalDataKey, userId, context);
  await joining.beforeJoining(userId);
  return linkSignIn(journal, userId, { provider, subject }, context, [
    (state) => registerBySignIn(state, { userId, examType, agreedTo: regulationsInForce }),
    ...(email === undefined
      ? []
      : [(state: Parameters<typeof acceptVerifiedEmail>[0]) => acceptVerifiedEmail(state, { email })]),
  ]);
}

/** The account that has verified this address. */
async function ownerOf(
  { journal, personalDataKey }: Arrival,
  email: string,
): Promise<OpenAccount | undefined> {
  const userId = await readHolder(journal, reservationId(personalDataKey, email));
  const holder = userId === undefined ? undefined : await readAccount(journal, userId);
  if (holder?.status !== 'active' && holder?.status !== 'blocked') return undefined;
  return holder.isVerified ? holder : undefined;
}
