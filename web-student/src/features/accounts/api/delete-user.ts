import { deleteUser } from '#domain/accounts/contract.ts';
import { call } from '../../../core/api.ts';
import { removeDraftsOf } from '../../../core/drafts.ts';
import { currentOwner, endSession } from '../../../core/session.ts';

/** Deletes the account for good. @throws CallFailed */
export async function deleteAccount(password: string) {
  await call(deleteUser, { password });
  removeDraftsOf(currentOwner());
  endSession();
}
