import { z } from 'zod';
import type { Recorded } from '#domain/core/events/journal.ts';
import type { Promised } from '../players/ledger.ts';

/** Differences between the store and the promises; empty lists are good. */
export interface EventProof {
  readonly events: number;
  readonly streams: number;
  readonly lost: readonly string[];
  readonly duplicated: readonly string[];
  /** Gaps in revisions, unordered positions, repeated ids. */
  readonly disorder: readonly string[];
}

/**
 * Compares the whole store, in order of position, with the ledger. A command causes an event type once per stream,
 * acknowledged or not; per kind of credit, question, clock or stretch of time if it names one.
 */
export function proveEvents(events: readonly Recorded[], promised: readonly Promised[]): EventProof {
  const byType = countBy(events, ({ stream, type }) => `${type} in ${stream}`);
  const byCommand = countBy(
    events,
    ({ stream, type, metadata }) => `${type} in ${stream} by ${metadata.causationId}`,
  );
  const asked = promised.map(({ stream, type, commandId }) => {
    const name = `${type} in ${stream}`;
    return commandId === undefined
      ? { name, times: byType.get(name) ?? 0 }
      : { name: `${name} by ${commandId}`, times: byCommand.get(`${name} by ${commandId}`) ?? 0 };
  });
  const effects = countBy(events, (event) => `${nameOf(event)} by ${event.metadata.causationId}`);
  const twice = [...effects].filter(([, times]) => times > 1).map(([name]) => name);
  return {
    events: events.length,
    streams: new Set(events.map(({ stream }) => stream)).size,
    lost: asked.filter(({ times }) => times === 0).map(({ name }) => name),
    duplicated: [...new Set([...twice, ...asked.filter(({ times }) => times > 1).map(({ name }) => name)])],
    disorder: disorderOf(events),
  };
}

/** Distinguishes events of one type from one command. */
const apart = z.looseObject({
  /** A welcome grants several kinds of credits. */
  kind: z.string().optional(),
  /** A late command to a sitting finds drafts, expired clocks and lost time. */
  uid: z.string().optional(),
  section: z.union([z.int(), z.string()]).optional(),
  clock: z.int().optional(),
  from: z.string().optional(),
});

function nameOf({ stream, type, data }: Recorded): string {
  const { kind, uid, section, clock, from } = apart.catch({}).parse(data);
  const of = [kind, uid, section, clock, from].filter((part) => part !== undefined).join(' ');
  return `${type}${of === '' ? '' : ` of ${of}`} in ${stream}`;
}

function disorderOf(events: readonly Recorded[]): string[] {
  const wrong: string[] = [];
  const next = new Map<string, number>();
  const ids = new Set<string>();
  let last = '';
  for (const { id, stream, revision, position } of events) {
    const expected = next.get(stream) ?? 0;
    if (revision !== expected) wrong.push(`${stream} has revision ${revision} where ${expected} was due`);
    if (position <= last) wrong.push(`position ${position} stands behind ${last}`);
    if (ids.has(id)) wrong.push(`the id ${id} stands twice`);
    next.set(stream, revision + 1);
    ids.add(id);
    last = position;
  }
  return wrong;
}

function countBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
