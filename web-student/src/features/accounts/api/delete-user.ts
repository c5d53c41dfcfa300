import { deleteUser } from '#domain/accounts/contract.ts';
import { call, leaving } from '#student/core/api.ts';
import { removeDraftsOf } from '#student/core/drafts.ts';
import { currentOwner, endSession } from '#student/core/session.ts';
import { forgetAnswersOf } from '#student/outbox/browser-outbox.ts';

export async function deleteAccount(password?: string) {
  const owner = currentOwner();
  // Until it settles, other calls may learn that the login has ended, which is expected.
  await leaving(async () => {
    await call(deleteUser, password === undefined ? {} : { password });
    removeDraftsOf(owner);
    forgetAnswersOf(owner);
    await forgetRecordings(owner);
    endSession();
  });
}

async function forgetRecordings(owner: string) {
  try {
    await (await import('#student/recorder/storage/browser-recordings.ts')).forgetRecordingsOf(owner);
  } catch {
    // The account is gone all the same; what is left here is forgotten after a week.
  }
}
