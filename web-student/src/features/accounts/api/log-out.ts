import { logoutStudent } from '#domain/accounts/contract.ts';
import { call } from '#student/core/api.ts';
import { removeDraftsOf } from '#student/core/drafts.ts';
import { currentOwner, endSession } from '#student/core/session.ts';

export async function logOut() {
  const request = call(logoutStudent, {}).catch(() => undefined);
  removeDraftsOf(currentOwner());
  endSession();
  await request;
}
