import { isErased } from '#domain/core/personal.ts';
import { finishDeletion } from '#services/accounts/delete-user.ts';
import { readAccount } from '#services/accounts/read-account.ts';
import { createVerificationToken } from '#services/accounts/verification-token.ts';
import type { Dependencies } from '#services/core/dependencies.ts';
import { createOutbox } from '#services/mail/outbox.ts';
import { contextOfStep } from '../core/command-context.ts';
import { defineReactor, type Reactor } from '../core/reactor.ts';
import { verificationMail, type SiteAddress } from './verification-mail.ts';

export type MailDependencies = Pick<Dependencies, 'journal' | 'keys' | 'pool' | 'clock' | 'settings'> & {
  readonly site: SiteAddress;
};

/**
 * Sends the mail to verify the address, to a new user and again where it is asked for, and finishes a deletion that was cut off. Both in one reactor: no
 * mail is sent after the user's mails were erased.
 */
export function mailReactor(dependencies: MailDependencies): Reactor {
  return defineReactor({
    name: 'mail',
    version: 1,
    types: ['UserRegistered', 'VerificationMailRequested', 'AccountDeleted'],
    async handle(event) {
      if (event.type === 'UserRegistered') return sendVerification(dependencies, event.data.userId);
      const { userId, correlationId } = event.metadata;
      if (userId === undefined) throw new TypeError(`${event.stream}: ${event.type} tells no user`);
      if (event.type === 'VerificationMailRequested') {
        return sendVerification(dependencies, userId, event.id);
      }
      const at = dependencies.clock();
      const context = contextOfStep({ name: `${userId}/delete`, correlationId, userId, at });
      await finishDeletion(dependencies, userId, context);
    },
  });
}

/** Looks at the account as it is by now: who was made verified, or is gone again, gets no mail. */
async function sendVerification(
  dependencies: MailDependencies,
  userId: string,
  requestId?: string,
): Promise<void> {
  const { journal, pool, settings, site, clock } = dependencies;
  const account = await readAccount(journal, userId);
  if (account.status === 'unregistered' || account.status === 'deleted') return;
  const { email, isVerified } = account;
  if (isVerified || isErased(email)) return;
  const token = await createVerificationToken(settings.tokenSecret, { userId, email }, new Date(clock()));
  const mail = verificationMail({
    userId,
    email,
    token,
    site,
    ...(requestId !== undefined && { requestId }),
  });
  await createOutbox(pool).send(mail);
}
