import { accountStream, deleteAccount, type Account, type AccountEvent } from '#domain/accounts/account.ts';
import { emailReservationStream, releaseEmail } from '#domain/accounts/email/email-reservation.ts';
import { endSession, sessionStream } from '#domain/accounts/sessions/session.ts';
import { releaseSignIn, signInReservationStream } from '#domain/accounts/sign-in/sign-in-reservation.ts';
import { reject, type Decision, type Rejection } from '#domain/core/events/decision.ts';
import type { Position } from '#domain/core/events/event-store.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { isErased } from '#domain/core/events/personal.ts';
import { createOutbox } from '../mail/outbox.ts';
import { forgetSecurityEvents } from '../security/security-log.ts';
import { eraseTestDraftsOf } from '../sittings/test-drafts.ts';
import { eraseDraftsOf } from '../writing/drafts.ts';
import { handle, type HandlingRejection } from '../core/handle.ts';
import type { Dependencies } from '../dependencies.ts';
import { accountKeyOf } from './account-key.ts';
import { reservationId } from './email/email-holder.ts';

export type DeletionDependencies = Pick<Dependencies, 'journal' | 'keys' | 'pool' | 'files'> & {
  readonly settings: Pick<Dependencies['settings'], 'personalDataKey'>;
};

/** Deletes an account. The reactor repeats `finishDeletion` after a crash. @param decide returns no event if the account must stay */
export async function deleteUser(
  dependencies: DeletionDependencies,
  userId: string,
  sender: CommandContext,
  decide: (account: Account) => Decision<AccountEvent, 'not_found'> = deleteAccount,
): Promise<{ readonly position?: Position } | Rejection<'not_found' | HandlingRejection>> {
  const context = { ...sender, userId };
  const deleted = await handle(dependencies.journal, accountStream, userId, context, decide);
  if ('rejected' in deleted) return deleted;
  if (deleted.state.status !== 'deleted') return {};
  await finishDeletion(dependencies, userId, context);
  return deleted.position === undefined ? {} : { position: deleted.position };
}

/** Repeatable steps after a deletion; `Defect` if the account is not deleted. @throws StoreUnavailable */
export async function finishDeletion(
  { journal, keys, pool, settings, files }: DeletionDependencies,
  userId: string,
  sender: CommandContext,
): Promise<Rejection<'not_allowed'> | undefined> {
  const context = { ...sender, userId };
  const events = await journal.read(accountStream, accountStream.nameOf(userId));
  if (events.at(-1)?.type !== 'AccountDeleted') return reject('not_allowed');
  await handle(journal, sessionStream, userId, context, (session) =>
    endSession(session, { cause: 'account_deleted' }),
  );
  const accounts: string[] = [];
  for (const { type, data } of events) {
    if (type === 'SignInLinked') {
      await handle(journal, signInReservationStream, data.subject, context, (state) =>
        releaseSignIn(state, { userId }),
      );
    }
    if ((type !== 'UserRegistered' && type !== 'EmailAdded') || isErased(data.email)) continue;
    accounts.push(accountKeyOf(settings.personalDataKey, data.email));
    const reservation = reservationId(settings.personalDataKey, data.email);
    await handle(journal, emailReservationStream, reservation, context, (state) =>
      releaseEmail(state, { userId }),
    );
  }
  await createOutbox(pool).eraseFor(userId);
  await forgetSecurityEvents(pool, userId, accounts);
  await keys.destroy(userId);
  await eraseDraftsOf({ pool }, { userId });
  await eraseTestDraftsOf(pool, userId);
  await files.eraseOf(userId);
}
