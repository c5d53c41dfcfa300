import type { OpenAccount } from '#domain/accounts/account.ts';
import { isGoodForReset } from '#domain/accounts/change-password.ts';
import { isErased } from '#domain/core/personal.ts';
import { readHolder, reservationId } from '#services/accounts/email-holder.ts';
import { readAccount } from '#services/accounts/read-account.ts';
import { createResetToken } from '#services/accounts/reset-token.ts';
import { createVerificationToken } from '#services/accounts/verification-token.ts';
import type { Dependencies } from '#services/core/dependencies.ts';
import { createOutbox, type Mail } from '#services/mail/outbox.ts';
import { defineReactor, type Reactor } from '../core/reactor.ts';
import { userOfEvent } from '../core/user-of-event.ts';
import type { WorkflowStarter } from '../core/workflow-starter.ts';
import { passwordChangedMail, resetMail } from './password-mail.ts';
import { sendMail } from './send-mail.ts';
import { registeredAgainMail, verificationMail, type SiteAddress } from './verification-mail.ts';

export type MailDependencies = Pick<Dependencies, 'journal' | 'pool' | 'clock'> & {
  readonly settings: Pick<Dependencies['settings'], 'tokenSecret' | 'personalDataKey'>;
  readonly site: SiteAddress;
  /** Takes mail to a server; without it mail stays in the outbox. */
  readonly sending?: WorkflowStarter | undefined;
};

/** Sends the mails about an account: to verify its address, to set a new password, and that a password was changed. */
export function mailReactor(dependencies: MailDependencies): Reactor {
  return defineReactor({
    name: 'mail',
    version: 1,
    types: ['UserRegistered', 'VerificationMailRequested', 'PasswordResetRequested', 'PasswordChanged'],
    async handle(event) {
      if (event.type === 'UserRegistered')
        return sendVerification(dependencies, { userId: event.data.userId });
      const about = { userId: userOfEvent(event), requestId: event.id };
      switch (event.type) {
        case 'VerificationMailRequested':
          return sendVerification(dependencies, about);
        case 'PasswordResetRequested':
          return sendResetLink(dependencies, { ...about, requestedAt: event.data.requestedAt });
        case 'PasswordChanged':
          return tellOfChange(dependencies, about);
      }
    },
  });
}

/**
 * Looks at the account as it is by now: who was made verified, or is gone again, gets no mail. Where the address belongs
 * to another account, its owner is told so: the page where somebody registered told nothing.
 */
async function sendVerification(
  dependencies: MailDependencies,
  { userId, requestId }: { readonly userId: string; readonly requestId?: string },
): Promise<void> {
  const { journal, settings, site, clock } = dependencies;
  await sendTo(dependencies, userId, async ({ isVerified }, email) => {
    if (isVerified) return undefined;
    const asked = { userId, email, site, ...(requestId !== undefined && { requestId }) };
    const holder = await readHolder(journal, reservationId(settings.personalDataKey, email));
    const other = holder === undefined || holder === userId ? undefined : await readAccount(journal, holder);
    const isTaken = other?.status === 'blocked' || (other?.status === 'active' && other.isVerified);
    if (isTaken) return registeredAgainMail(asked);
    const token = await createVerificationToken(settings, asked, new Date(clock()));
    return verificationMail({ ...asked, token });
  });
}

/** Sends nothing where the link is of no use any more: a mail that waited for long, or after another change. */
async function sendResetLink(
  dependencies: MailDependencies,
  request: { readonly userId: string; readonly requestId: string; readonly requestedAt: string },
): Promise<void> {
  const { settings, site, clock } = dependencies;
  const { userId, requestId, requestedAt } = request;
  await sendTo(dependencies, userId, async (account, email) => {
    if (!isGoodForReset(account, { requestedAt, now: clock() })) return undefined;
    const token = await createResetToken(settings, { userId, requestedAt });
    return resetMail({ userId, requestId, email, site, token });
  });
}

async function tellOfChange(
  dependencies: MailDependencies,
  { userId, requestId }: { readonly userId: string; readonly requestId: string },
): Promise<void> {
  const { site } = dependencies;
  await sendTo(dependencies, userId, (_account, email) =>
    passwordChangedMail({ userId, requestId, email, site }),
  );
}

/** @param make gives no mail where the account, as it is by now, is to get none */
async function sendTo(
  { journal, pool, sending }: MailDependencies,
  userId: string,
  make: (account: OpenAccount, email: string) => Mail | undefined | Promise<Mail | undefined>,
): Promise<void> {
  const outbox = createOutbox(pool);
  const account = await readAccount(journal, userId);
  if (account.status === 'unregistered') return;
  // A try before this one may have been cut off right after it put a mail there.
  if (account.status === 'deleted') return outbox.eraseFor(userId);
  if (isErased(account.email)) return;
  const mail = await make(account, account.email);
  if (!mail) return;
  await outbox.send(mail);
  // A deletion that came meanwhile has erased the user's mails already; one that comes from now on finds this one.
  if ((await readAccount(journal, userId)).status === 'deleted') return outbox.eraseFor(userId);
  await sending?.start(`mail_${mail.id}`, sendMail, { mailId: mail.id });
}
