import { isGoodForReset } from '#domain/accounts/passwords/change-password.ts';
import { isClaimOf } from '#domain/accounts/email/email-claim.ts';
import type { Instant } from '#domain/core/instant.ts';
import { readClaim, readHolder, reservationId } from '#services/accounts/email/email-holder.ts';
import { readAccount } from '#services/accounts/read-account.ts';
import { createResetToken } from '#services/accounts/passwords/reset-token.ts';
import { createVerificationToken } from '#services/accounts/email/verification-token.ts';
import { defineReactor, type Reactor } from '../core/reactor.ts';
import { userOfEvent } from '../core/user-of-event.ts';
import { passwordChangedMail, resetMail } from './password-mail.ts';
import { createMailPost, type PostDependencies } from './post-mail.ts';
import { registeredAgainMail, verificationMail } from './verification-mail.ts';

type Working = PostDependencies & { readonly post: ReturnType<typeof createMailPost> };

/** Sends account mails: verification, password reset and password change. */
export function mailReactor(dependencies: PostDependencies): Reactor {
  const working = { ...dependencies, post: createMailPost(dependencies) };
  return defineReactor({
    name: 'mail',
    version: 1,
    types: ['UserRegistered', 'VerificationMailRequested', 'PasswordResetRequested', 'PasswordChanged'],
    async handle(event) {
      if (event.type === 'UserRegistered') return sendVerification(working, { userId: event.data.userId });
      const about = { userId: userOfEvent(event), requestId: event.id };
      switch (event.type) {
        case 'VerificationMailRequested':
          return sendVerification(working, about);
        case 'PasswordResetRequested':
          return sendResetLink(working, { ...about, requestedAt: event.data.requestedAt });
        case 'PasswordChanged':
          return tellOfChange(working, about);
      }
    },
  });
}

/** Skips verified, deleted or superseded registrations. A taken address's owner is informed instead. */
async function sendVerification(
  working: Working,
  { userId, requestId }: { readonly userId: string; readonly requestId?: string },
): Promise<void> {
  const { journal, settings, site, clock, post } = working;
  await post(userId, async ({ isVerified }, email) => {
    if (isVerified) return undefined;
    const asked = { userId, email, site, ...(requestId !== undefined && { requestId }) };
    const reservedAs = reservationId(settings.personalDataKey, email);
    if (!isClaimOf(await readClaim(journal, reservedAs), userId)) return undefined;
    const holder = await readHolder(journal, reservedAs);
    const other = holder === undefined || holder === userId ? undefined : await readAccount(journal, holder);
    const isTaken = other?.status === 'blocked' || (other?.status === 'active' && other.isVerified);
    if (isTaken) return registeredAgainMail(asked);
    const token = await createVerificationToken(settings, asked, new Date(clock()));
    return verificationMail({ ...asked, token });
  });
}

/** Skips links that are no longer valid: a delayed mail, or another change since. */
async function sendResetLink(
  working: Working,
  request: { readonly userId: string; readonly requestId: string; readonly requestedAt: Instant },
): Promise<void> {
  const { settings, site, clock, post } = working;
  const { userId, requestId, requestedAt } = request;
  await post(userId, async (account, email) => {
    if (!isGoodForReset(account, { requestedAt, now: clock() })) return undefined;
    const token = await createResetToken(settings, { userId, requestedAt });
    return resetMail({ userId, requestId, email, site, token });
  });
}

async function tellOfChange(
  working: Working,
  { userId, requestId }: { readonly userId: string; readonly requestId: string },
): Promise<void> {
  const { site, post } = working;
  await post(userId, (_account, email) => passwordChangedMail({ userId, requestId, email, site }));
}
