import { hourMs } from '#domain/core/durations.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';
import type { Instant } from '#domain/core/instant.ts';
import { historyLookupStream, type HistoryLookup } from '#domain/support/history-lookup.ts';

/** The recorded access of this admin, valid for an hour. @throws StoreUnavailable */
export async function findHistoryLookup(
  journal: Journal,
  id: string,
  { adminId, now }: { readonly adminId: string; readonly now: Instant },
): Promise<Extract<HistoryLookup, { readonly adminId: string }> | undefined> {
  const events = await journal.read(historyLookupStream, historyLookupStream.nameOf(id));
  const [first] = events;
  const state = fold(historyLookupStream, events);
  if (!first || !('adminId' in state) || state.adminId !== adminId) return undefined;
  return Date.parse(now) - Date.parse(first.metadata.at) > hourMs ? undefined : state;
}
