import { accountStream } from '#domain/accounts/account.ts';
import { readReservation, reservationId } from '../accounts/email/email-holder.ts';
import type { Dependencies } from '../dependencies.ts';

/** Whether the seed is done: it writes the demo student last. @returns true if no seed is expected @throws StoreUnavailable */
export function createSeededCheck({
  journal,
  settings: { student, personalDataKey },
}: Pick<Dependencies, 'journal' | 'settings'>): () => Promise<boolean> {
  if (!student) return async () => true;
  const id = reservationId(personalDataKey, student.email);
  let isSeeded = false;
  return async () => {
    if (isSeeded) return true;
    const { state, revision } = await readReservation(journal, id);
    if (revision < 0) return false;
    isSeeded = state.status === 'free' || (await hasAccount(state.userId));
    return isSeeded;
  };

  async function hasAccount(userId: string): Promise<boolean> {
    const [first] = await journal.read(accountStream, accountStream.nameOf(userId), { maxCount: 1 });
    return first !== undefined;
  }
}
