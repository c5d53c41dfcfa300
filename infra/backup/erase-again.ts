import { accountStream } from '#domain/accounts/account.ts';
import { fold } from '#domain/core/events/stream.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import type { Storage } from '#infra/processes/open-storage.ts';
import { deleteUser } from '#services/accounts/delete-user.ts';
import { derivedId } from '#services/core/ids.ts';
import type { Erasure } from './erasures.ts';
import type { Installation } from './take-backup.ts';

export type Erasable = Installation & Pick<Storage, 'journal' | 'keys' | 'files'>;

/**
 * Erases persons that a restore brought back: accounts, keys and files. Repeatable.
 * @returns the number of accounts erased
 */
export async function eraseAgain(into: Erasable, erasures: readonly Erasure[]): Promise<number> {
  const { journal, keys, files, personalDataKey } = into;
  let deleted = 0;
  for (const id of new Set(erasures.map((one) => one.id))) {
    const account = fold(accountStream, await journal.read(accountStream, accountStream.nameOf(id)));
    if (account.status === 'active' || account.status === 'blocked') {
      const commandId = derivedId('restore', id, 'erase');
      const sender: CommandContext = {
        commandId,
        correlationId: commandId,
        actor: { kind: 'system', id: 'restore' },
        at: new Date().toISOString(),
      };
      await deleteUser({ ...into, settings: { personalDataKey } }, id, sender);
      deleted += 1;
    }
    // Visitors, and interrupted erasures.
    await keys.destroy(id);
    await files.eraseOf(id);
  }
  return deleted;
}
