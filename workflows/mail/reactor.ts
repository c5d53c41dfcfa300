import { Defect } from '#domain/core/defect.ts';
import { isErased } from '#domain/core/personal.ts';
import { finishDeletion } from '#services/accounts/delete-user.ts';
import { readHolder, reservationId } from '#services/accounts/email-holder.ts';
import { readAccount } from '#services/accounts/read-account.ts';
import { createVerificationToken } from '#services/accounts/verification-token.ts';
import type { Dependencies } from '#services/core/dependencies.ts';
import { createOutbox } from '#services/mail/outbox.ts';
import { contextOfStep } from '../core/command-context.ts';
import { defineReactor, type Reactor } from '../core/reactor.ts';
import type { WorkflowStarter } from '../core/workflow-starter.ts';
import { sendMail } from './send-mail.ts';
import { registeredAgainMail, verificationMail, type SiteAddress } from './verification-mail.ts';

export type MailDependencies = Pick<
  Dependencies,
  'journal' | 'keys' | 'pool' | 'clock' | 'settings' | 'files'
> & {
  readonly site: SiteAddress;
  /** Takes mail to a server; without it mail stays in the outbox. */
  readonly sending?: WorkflowStarter | undefined;
};

/**
 * Sends the mail to verify the address, to a new user and again where it is asked for, and finishes a deletion that was
 * cut off. Both in one reactor: no mail is sent after the user's mails were erased.
 */
export function mailReactor(dependencies: MailDependencies): Reactor {
  return defineReactor({
    name: 'mail',
    version: 1,
    types: ['UserRegistered', 'VerificationMailRequested', 'AccountDeleted'],
    async handle(event) {
      if (event.type === 'UserRegistered') return sendVerification(dependencies, event.data.userId);
      const { userId, correlationId } = event.metadata;
      if (userId === undefined) throw new Defect(`${event.stream}: ${event.type} tells no user`);
      if (event.type === 'VerificationMailRequested') {
        return sendVerification(dependencies, userId, event.id);
      }
      const at = dependencies.clock();
      const context = contextOfStep({ name: `${userId}/delete`, correlationId, userId, at });
      await finishDeletion(dependencies, userId, context);
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
  const account = await readAccount(journal, userId);
  if (account.status === 'unregistered' || account.status === 'deleted') return;
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
  await createOutbox(pool).send(mail);
  await sending?.start(`mail_${mail.id}`, sendMail, { mailId: mail.id });
}
