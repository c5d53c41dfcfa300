import { setImmediate as turn } from 'node:timers/promises';
import { StoreUnavailable, type AppendResult } from '#domain/core/events/event-store.ts';
import type { PreparedAppend } from '../prepared-append.ts';
import { toPosition } from '../position.ts';
import type { Connection, TextRow } from './connection.ts';
import { inPortTerms, isStatementsFault, isUniqueViolation } from './failure.ts';
import { uuidArray, textArray, intArray } from './binary-array.ts';
import { schema } from './schema.ts';

export interface Writer {
  append(append: PreparedAppend): Promise<AppendResult>;
  close(): Promise<void>;
}

interface Waiting {
  readonly append: PreparedAppend;
  /** An append and its retry share a key; they are never in one batch. */
  readonly key: string;
  readonly resolve: (result: AppendResult) => void;
  readonly reject: (error: unknown) => void;
}

const maxBatchAppends = 256;
const maxBatchBytes = 4 * 1024 * 1024;

/** Group commit: while one batch is written the next one gathers, under one lock and one flush. */
export function createWriter(connection: Connection): Writer {
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;
  let closed = false;
  const statement = `select * from ${schema}.append($1, $2, $3, $4, $5, $6, $7, $8)`;
  const statementForNew = `select ${schema}.append_new($1, $2, $3, $4, $5, $6)`;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      // One turn of the event loop: all requests that have arrived share a batch.
      await turn();
      const { batch, rest } = nextBatch(waiting);
      waiting = rest;
      await write(batch);
    }
    writing = undefined;
  }

  /** Batches with existing streams fall back to the full statement, which distinguishes a retry from a conflict. */
  async function wroteAsNew(batch: readonly Waiting[]): Promise<boolean> {
    if (!isAllNew(batch)) return false;
    try {
      const [row] = await connection.query(statementForNew, parametersOfNew(batch), 'append new');
      let position = BigInt(row?.[0] ?? 0);
      for (const { append, resolve } of batch) {
        position += BigInt(append.events.length);
        const revision = append.events.length - 1;
        resolve({
          outcome: 'appended',
          revision,
          position: toPosition(position),
          replayed: false,
        });
      }
      return true;
    } catch (error) {
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }

  async function write(batch: readonly Waiting[]): Promise<void> {
    try {
      if (await wroteAsNew(batch)) return;
      const rows = await connection.query(statement, parametersOf(batch), 'append');
      batch.forEach((one, index) => one.resolve(toResult(rows[index] ?? [])));
    } catch (error) {
      if (batch.length > 1 && isStatementsFault(error)) {
        // Nothing of the batch was stored. Retried singly, only the bad append fails.
        for (const one of batch) await write([one]);
      } else {
        for (const one of batch) one.reject(inPortTerms(error));
      }
    }
  }

  return {
    append(append) {
      if (closed) return Promise.reject(new StoreUnavailable('The event store is closed'));
      return new Promise((resolve, reject) => {
        const key = `${append.events[0]?.id} ${append.stream}`;
        waiting.push({ append, key, resolve, reject });
        writing ??= writeAll();
      });
    },
    async close() {
      closed = true;
      await writing;
    },
  };
}

function nextBatch(waiting: readonly Waiting[]): { batch: Waiting[]; rest: Waiting[] } {
  const batch: Waiting[] = [];
  const rest: Waiting[] = [];
  const keys = new Set<string>();
  let bytes = 0;
  for (const one of waiting) {
    const fits =
      batch.length === 0 || (batch.length < maxBatchAppends && bytes + one.append.bytes <= maxBatchBytes);
    if (fits && rest.length === 0 && !keys.has(one.key)) {
      batch.push(one);
      keys.add(one.key);
      bytes += one.append.bytes;
    } else {
      rest.push(one);
    }
  }
  return { batch, rest };
}

function isAllNew(batch: readonly Waiting[]): boolean {
  const streams = new Set<string>();
  for (const { append } of batch) {
    if (append.expected !== 'noStream' || streams.has(append.stream)) return false;
    streams.add(append.stream);
  }
  return true;
}

function parametersOfNew(batch: readonly Waiting[]): Buffer[] {
  const streams: string[] = [];
  const revisions: number[] = [];
  const events = [];
  for (const { append } of batch) {
    for (const [revision, event] of append.events.entries()) {
      streams.push(append.stream);
      revisions.push(revision);
      events.push(event);
    }
  }
  return [textArray(streams), intArray(revisions), ...columnsOf(events)];
}

function columnsOf(events: PreparedAppend['events']): Buffer[] {
  return [
    uuidArray(events.map((event) => event.id)),
    textArray(events.map((event) => event.type)),
    textArray(events.map((event) => event.data)),
    textArray(events.map((event) => event.metadata)),
  ];
}

const expectations = { noStream: -1, any: -2, exists: -3 } as const;
const maxRevision = 2 ** 31 - 1;

function parametersOf(batch: readonly Waiting[]): Buffer[] {
  const places = new Map<string, number>();
  const streamOf: number[] = [];
  const expected: number[] = [];
  const counts: number[] = [];
  const events = [];
  for (const { append } of batch) {
    const place = places.get(append.stream) ?? places.size + 1;
    places.set(append.stream, place);
    streamOf.push(place);
    expected.push(
      typeof append.expected === 'number'
        ? Math.min(append.expected, maxRevision)
        : expectations[append.expected],
    );
    counts.push(append.events.length);
    events.push(...append.events);
  }
  return [
    textArray([...places.keys()]),
    intArray(streamOf),
    intArray(expected),
    intArray(counts),
    ...columnsOf(events),
  ];
}

function toResult([outcome, revision, position]: TextRow): AppendResult {
  switch (outcome) {
    case 'appended':
    case 'replayed':
      return {
        outcome: 'appended',
        revision: Number(revision),
        position: toPosition(position ?? ''),
        replayed: outcome === 'replayed',
      };
    case 'conflict':
      return { outcome: 'conflict', actual: Number(revision) < 0 ? 'noStream' : Number(revision) };
    case 'deleted':
      return { outcome: 'conflict', actual: 'deleted' };
    default:
      throw new Error(`append answered ${String(outcome)}`);
  }
}
