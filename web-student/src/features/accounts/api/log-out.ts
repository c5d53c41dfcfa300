import { logoutStudent } from '#domain/accounts/contract.ts';
import { call } from '../../../core/api.ts';
import { removeDraftsOf } from '../../../core/drafts.ts';
import { currentOwner, endSession } from '../../../core/session.ts';

export async function logOut() {
  const told = call(logoutStudent, {}).catch(() => undefined);
  removeDraftsOf(currentOwner());
  endSession();
  await told;
}
