import type { AnyEvent, RecordedEvent } from '#domain/events.ts';
import { foldBatch, keysFor, keyText, type Projection, type Row } from '../projection.ts';

/** An event as a test writes it; what it leaves out is made up. */
export type Example = AnyEvent & {
  readonly stream: string;
  readonly userId?: string;
  readonly visitorId?: string;
  readonly at?: string;
};

/** The examples as recorded events, one position after the other. */
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

/** The rows after the examples, in the order in which they came to be. */
export function rowsAfter(projection: Projection, examples: readonly Example[]): Row[] {
  const rows = new Map<string, Row>();
  foldBatch(projection, undefined, recorded(examples), rows);
  return [...rows.values()];
}

/** The rows after the examples came twice: all at once, and then one by one up to the checkpoint. */
export function rowsAfterTwice(projection: Projection, examples: readonly Example[]): Row[] {
  const rows = new Map<string, Row>();
  const events = recorded(examples);
  const checkpoint = events.at(-1)?.position;
  foldBatch(projection, undefined, events, rows);
  for (const event of events) foldBatch(projection, checkpoint, [event], rows);
  return [...rows.values()];
}

/** The rows after the examples came one by one, each row on its way through a table. */
export function rowsAfterEach(projection: Projection, examples: readonly Example[]): Row[] {
  const table = new Map<string, Row>();
  for (const event of recorded(examples)) {
    const rows = new Map<string, Row>();
    for (const key of keysFor(projection, event)) {
      const row = table.get(keyText(key));
      if (row) rows.set(keyText(key), { ...row });
    }
    foldBatch(projection, undefined, [event], rows);
    for (const [text, changed] of rows) table.set(text, changed);
  }
  return [...table.values()];
}
