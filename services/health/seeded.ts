import { accountStream } from '#domain/accounts/account.ts';
import { readReservation, reservationId } from '../accounts/email/email-holder.ts';
import type { Dependencies } from '../core/dependencies.ts';

/**
 * Whether the first questions and accounts of an installation are there: its seed writes the demo student last. What was
 * there once is not looked for again; a student who was deleted since was there.
 * @returns true at once where no seed is waited for; @throws StoreUnavailable
 */
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
