import { deleteUser } from '#domain/accounts/contract.ts';
import { call, leaving } from '#student/core/api.ts';
import { removeDraftsOf } from '#student/core/drafts.ts';
import { currentOwner, endSession } from '#student/core/session.ts';
import { forgetAnswersOf } from '#student/outbox/browser-outbox.ts';

export async function deleteAccount(password?: string) {
  const owner = currentOwner();
  // Until this settles, other calls may fail because the login has ended. That is expected.
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
    // The account is deleted anyway. Recordings that remain here expire after a week.
  }
}
