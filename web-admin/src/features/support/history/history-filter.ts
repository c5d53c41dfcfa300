import type { HistoryEntry } from '#domain/support/contract.ts';
import { historyLookupStream } from '#domain/support/history-lookup.ts';
import { categoryOf } from '#domain/core/events/stream.ts';
import { subjectOf } from '#domain/support/replay.ts';

export interface HistoryFilter {
  /** A stream category such as `account`, or `allButLookups`; empty for all. */
  readonly kind: string;
  readonly stream: string;
}

export const everything: HistoryFilter = { kind: '', stream: '' };

/** All events of the user and the system except lookups, because each view of the history adds one. */
export const allButLookups = 'all_but_lookups';

export interface Choice {
  readonly id: string;
  readonly name: string;
}

type OfStream = Pick<HistoryEntry, 'stream'>;

export const isLookup = ({ stream }: OfStream): boolean =>
  categoryOf(stream) === historyLookupStream.category;

export function filterEntries<Entry extends OfStream>(
  entries: readonly Entry[],
  { kind, stream }: HistoryFilter,
): readonly Entry[] {
  const isOfKind = (entry: OfStream) =>
    kind === '' || (kind === allButLookups ? !isLookup(entry) : categoryOf(entry.stream) === kind);
  return entries.filter((entry) => isOfKind(entry) && (stream === '' || entry.stream === stream));
}

export function kindsOf(entries: readonly OfStream[]): readonly Choice[] {
  const kinds = new Map(entries.map(({ stream }) => [categoryOf(stream), subjectOf(stream)]));
  const choices = [...kinds].map(([id, name]) => ({ id, name }));
  return entries.some(isLookup) ? [{ id: allButLookups, name: 'All except look-ups' }, ...choices] : choices;
}

export function streamsOf(entries: readonly OfStream[], kind: string): readonly Choice[] {
  const ofKind = filterEntries(entries, { kind, stream: '' });
  return [...new Set(ofKind.map(({ stream }) => stream))].map((id) => ({ id, name: streamName(id) }));
}

/** `Practice answer 0199…`: the subject and the start of the id, or the question's name. */
export function streamName(stream: string): string {
  const id = stream.slice(categoryOf(stream).length + 1);
  const [, uid] = /-([A-Z]{3}-\d{4,5})$/.exec(id) ?? [];
  if (uid !== undefined) return `${subjectOf(stream)} ${uid}`;
  return `${subjectOf(stream)} ${id.length > 12 ? `${id.slice(0, 8)}…${id.slice(-4)}` : id}`;
}
