import { reject } from '#domain/core/events/decision.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import type { Instant } from '#domain/core/instant.ts';
import { historyLookupStream, listenToRecording, type Listening } from '#domain/support/history-lookup.ts';
import { handle } from '#services/core/handle.ts';
import type { Dependencies } from '#services/dependencies.ts';
import { findRecording } from '#services/speaking/recordings.ts';
import { about } from './account-commands.ts';
import { findHistoryLookup } from './find-history-lookup.ts';

type Listeners = Pick<Dependencies, 'journal' | 'files'>;

/** Records who listens to whose recording and why, before it is served. @throws StoreUnavailable */
export async function recordListening(
  { journal, files }: Listeners,
  listening: Listening & { readonly reason: string },
  context: CommandContext,
) {
  const { userId, recording } = listening;
  if (!(await findRecording({ files }, { userId }, recording))) return reject('not_found');
  return handle(
    journal,
    historyLookupStream,
    context.commandId,
    about(userId, context),
    (state) => listenToRecording(state, listening),
    { isNew: true },
  );
}

/** Valid for an hour after the admin recorded the access. @throws StoreUnavailable */
export async function findListenedTo(
  { journal, files }: Listeners,
  id: string,
  adminId: string,
  now: Instant,
) {
  const look = await findHistoryLookup(journal, id, { adminId, now });
  if (look?.status !== 'listening') return undefined;
  return findRecording({ files }, { userId: look.userId }, look.recording);
}
