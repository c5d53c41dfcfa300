import type { Instant } from '#domain/core/instant.ts';
import type { AnyEvent, RecordedEvent } from '#domain/streams.ts';
import { foldBatch } from '../fold-batch.ts';
import type { Projection, Row } from '../projection.ts';
import { RowMemory } from '../tables/row-memory.ts';

/** An event of a test; missing fields are generated. */
export type Example = AnyEvent & {
  readonly stream: string;
  readonly userId?: string;
  readonly visitorId?: string;
  readonly at?: Instant;
};

function recorded(examples: readonly Example[]): RecordedEvent[] {
  const revisions = new Map<string, number>();
  return examples.map((example, index) => {
    const { type, data, stream, userId, visitorId, at = '2026-01-01T00:00:00.000Z' } = example;
    const revision = (revisions.get(stream) ?? -1) + 1;
    revisions.set(stream, revision);
    const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
    return {
      ...({ type, data } as AnyEvent),
      id,
      stream,
      revision,
      position: String(index + 1).padStart(20, '0'),
      recordedAt: at,
      metadata: {
        ...(userId !== undefined && { userId }),
        ...(visitorId !== undefined && { visitorId }),
        correlationId: id,
        causationId: id,
        actor: { kind: 'system', id: 'test' },
        at,
        version: 1,
      },
    };
  });
}

const emptyMemory = ({ key }: Projection) => new RowMemory(key, Number.POSITIVE_INFINITY, true);

/** In order of creation. */
export function rowsAfter(projection: Projection, examples: readonly Example[]): Row[] {
  const rows = emptyMemory(projection);
  foldBatch(projection, undefined, recorded(examples), rows);
  return rows.rows();
}

/** The rows after a repetition: all at once, and then one by one up to the checkpoint. */
export function rowsAfterTwice(projection: Projection, examples: readonly Example[]): Row[] {
  const rows = emptyMemory(projection);
  const events = recorded(examples);
  const checkpoint = events.at(-1)?.position;
  foldBatch(projection, undefined, events, rows);
  for (const event of events) foldBatch(projection, checkpoint, [event], rows);
  return rows.rows();
}

/** The rows after one event at a time, each row read back from a table. */
export function rowsAfterEach(projection: Projection, examples: readonly Example[]): Row[] {
  const table = emptyMemory(projection);
  for (const event of recorded(examples)) {
    const rows = emptyMemory(projection);
    for (const key of projection.keysOf(event)) {
      const found: Row[] = [];
      table.find(key, found);
      for (const row of found) rows.load(structuredClone(row));
    }
    foldBatch(projection, undefined, [event], rows);
    for (const row of rows.unwritten()) table.set(row);
  }
  return table.rows();
}
