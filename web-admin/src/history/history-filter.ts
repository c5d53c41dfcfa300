import type { HistoryEntry } from '#domain/support/contract.ts';
import { categoryOf, subjectOf } from '#domain/support/replay.ts';

export interface HistoryFilter {
  /** A category of streams, such as `account`; all when empty. */
  readonly kind: string;
  /** One stream; all when empty. */
  readonly stream: string;
}

export const everything: HistoryFilter = { kind: '', stream: '' };

export interface Choice {
  readonly id: string;
  readonly name: string;
}

type OfStream = Pick<HistoryEntry, 'stream'>;

export function filterEntries<Entry extends OfStream>(
  entries: readonly Entry[],
  { kind, stream }: HistoryFilter,
): readonly Entry[] {
  return entries.filter(
    (entry) =>
      (kind === '' || categoryOf(entry.stream) === kind) && (stream === '' || entry.stream === stream),
  );
}

/** The kinds of streams that a history has, in the order in which they first appear. */
export function kindsOf(entries: readonly OfStream[]): readonly Choice[] {
  const kinds = new Map(entries.map(({ stream }) => [categoryOf(stream), subjectOf(stream)]));
  return [...kinds].map(([id, name]) => ({ id, name }));
}

/** The streams of a kind, with what tells them apart. */
export function streamsOf(entries: readonly OfStream[], kind: string): readonly Choice[] {
  const ofKind = filterEntries(entries, { kind, stream: '' });
  return [...new Set(ofKind.map(({ stream }) => stream))].map((id) => ({ id, name: streamName(id) }));
}

/** `Practice answer 0199…`: the subject and the start of the id. */
export function streamName(stream: string): string {
  const id = stream.slice(categoryOf(stream).length + 1);
  return `${subjectOf(stream)} ${id.length > 12 ? `${id.slice(0, 8)}…${id.slice(-4)}` : id}`;
}
