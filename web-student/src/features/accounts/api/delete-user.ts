import { deleteUser } from '#domain/accounts/contract.ts';
import { call, leaving } from '../../../core/api.ts';
import { removeDraftsOf } from '../../../core/drafts.ts';
import { currentOwner, endSession } from '../../../core/session.ts';
import { forgetAnswersOf } from '../../../outbox/browser-outbox.ts';

/** Deletes the account for good. @throws CallFailed */
export async function deleteAccount(password: string) {
  const owner = currentOwner();
  await leaving(() => call(deleteUser, { password }));
  removeDraftsOf(owner);
  forgetAnswersOf(owner);
  endSession();
}
