import { accountStream } from '#domain/accounts/account.ts';
import { preferencesStream } from '#domain/accounts/profile/preferences.ts';
import { sessionStream } from '#domain/accounts/sessions/session.ts';
import type { CommandContext, Journal, Recorded } from '#domain/core/events/journal.ts';
import { testName } from '#domain/mock-tests/test-name.ts';
import type { HistoryEntry } from '#domain/support/contract.ts';
import { describe, isAnyEvent } from '#domain/support/describe.ts';
import { historyLookupStream, lookUpHistory, type LookUp } from '#domain/support/history-lookup.ts';
import { redact } from '#domain/support/redact.ts';
import { codecOf } from '#domain/streams.ts';
import { selectFixedTestNames } from '#projections/fixed-tests/queries.ts';
import { listUserStreams } from '#projections/user-streams/queries.ts';
import { handle } from '#services/core/handle.ts';
import type { Dependencies } from '#services/dependencies.ts';
import { about } from './account-commands.ts';

interface Lookup {
  readonly stream: string;
  readonly revision: number;
  readonly position?: string;
}

/** Records a look-up with its reason; the command's id names it. */
export async function recordLookup(journal: Journal, lookup: LookUp, context: CommandContext) {
  const id = context.commandId;
  const recorded = await handle(
    journal,
    historyLookupStream,
    id,
    about(lookup.userId, context),
    (state) => lookUpHistory(state, lookup),
    { isNew: true },
  );
  return 'rejected' in recorded ? recorded : { ...recorded, stream: historyLookupStream.nameOf(id) };
}

/** Streams read in parallel. */
const together = 16;

/** All events about a user, oldest first, including the look-up. Streams with known names are read even if the read model lags. */
export async function gatherHistory(
  { journal, readModels }: Pick<Dependencies, 'journal' | 'readModels'>,
  userId: string,
  lookup: Lookup,
): Promise<HistoryEntry[]> {
  await readModels.waitFor(['user_streams'], lookup.position);
  const [listed, fixedNames] = await Promise.all([
    listUserStreams(readModels.db, userId),
    selectFixedTestNames(readModels.db),
  ]);
  const nameOfTest = (mockTestId: string) => fixedNames.get(mockTestId) ?? testName(mockTestId);
  const streams = new Set([
    accountStream.nameOf(userId),
    sessionStream.nameOf(userId),
    preferencesStream.nameOf(userId),
    ...listed.map(({ stream }) => stream),
    lookup.stream,
  ]);
  const events: Recorded[] = [];
  const names = [...streams];
  for (let from = 0; from < names.length; from += together) {
    const batch = names.slice(from, from + together);
    const read = await Promise.all(batch.map((stream) => journal.readAny(stream)));
    events.push(...read.flat());
  }
  // A stream can outlive its user: a released email address may get a new owner.
  return events
    .filter((event) => event.metadata.userId === userId)
    .toSorted((a, b) => (a.position < b.position ? -1 : a.position > b.position ? 1 : 0))
    .map((event) => entryOf(event, nameOfTest));
}

function entryOf(event: Recorded, nameOfTest: (mockTestId: string) => string): HistoryEntry {
  const { id, stream, revision, position, recordedAt, type, metadata } = event;
  return {
    id,
    stream,
    revision,
    position,
    at: metadata.at,
    recordedAt,
    actor: metadata.actor,
    type,
    version: metadata.version,
    data: redact(codecOf(type), event),
    metadata,
    sentence: isAnyEvent(event) ? describe(event, nameOfTest) : type,
  };
}
