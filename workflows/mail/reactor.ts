import { Defect } from '#domain/core/defect.ts';
import { isErased } from '#domain/core/personal.ts';
import { readHolder, reservationId } from '#services/accounts/email-holder.ts';
import { readAccount } from '#services/accounts/read-account.ts';
import { createVerificationToken } from '#services/accounts/verification-token.ts';
import type { Dependencies } from '#services/core/dependencies.ts';
import { createOutbox } from '#services/mail/outbox.ts';
import { defineReactor, type Reactor } from '../core/reactor.ts';
import type { WorkflowStarter } from '../core/workflow-starter.ts';
import { sendMail } from './send-mail.ts';
import { registeredAgainMail, verificationMail, type SiteAddress } from './verification-mail.ts';

export type MailDependencies = Pick<Dependencies, 'journal' | 'pool' | 'clock'> & {
  readonly settings: Pick<Dependencies['settings'], 'tokenSecret' | 'personalDataKey'>;
  readonly site: SiteAddress;
  /** Takes mail to a server; without it mail stays in the outbox. */
  readonly sending?: WorkflowStarter | undefined;
};

/** Sends the mail to verify the address, to a new user and again where it is asked for. */
export function mailReactor(dependencies: MailDependencies): Reactor {
  return defineReactor({
    name: 'mail',
    version: 1,
    types: ['UserRegistered', 'VerificationMailRequested'],
    async handle(event) {
      if (event.type === 'UserRegistered') return sendVerification(dependencies, event.data.userId);
      const { userId } = event.metadata;
      if (userId === undefined) throw new Defect(`${event.stream}: ${event.type} tells no user`);
      return sendVerification(dependencies, userId, event.id);
    },
  });
}

/**
 * Looks at the account as it is by now: who was made verified, or is gone again, gets no mail. Where the address belongs
 * to another account, its owner is told so: the page where somebody registered told nothing.
 */
async function sendVerification(
  dependencies: MailDependencies,
  userId: string,
  requestId?: string,
): Promise<void> {
  const { journal, pool, settings, site, clock, sending } = dependencies;
  const outbox = createOutbox(pool);
  const account = await readAccount(journal, userId);
  if (account.status === 'unregistered') return;
  // A try before this one may have been cut off right after it put a mail there.
  if (account.status === 'deleted') return outbox.eraseFor(userId);
  const { email, isVerified } = account;
  if (isVerified || isErased(email)) return;
  const asked = { userId, email, site, ...(requestId !== undefined && { requestId }) };
  const holder = await readHolder(journal, reservationId(settings.personalDataKey, email));
  const other = holder === undefined || holder === userId ? undefined : await readAccount(journal, holder);
  const isTaken = other?.status === 'blocked' || (other?.status === 'active' && other.isVerified);
  const mail = isTaken
    ? registeredAgainMail(asked)
    : verificationMail({
        ...asked,
        token: await createVerificationToken(settings, asked, new Date(clock())),
      });
  await outbox.send(mail);
  // A deletion that came meanwhile has erased the user's mails already; one that comes from now on finds this one.
  if ((await readAccount(journal, userId)).status === 'deleted') return outbox.eraseFor(userId);
  await sending?.start(`mail_${mail.id}`, sendMail, { mailId: mail.id });
}
