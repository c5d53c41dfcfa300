import {
  InvalidAppend,
  maxAppendBytes,
  maxStreamNameBytes,
  type ExpectedRevision,
  type NewEvent,
} from '#domain/core/events/event-store.ts';
import { uuidFormat } from '../core/ids.ts';

export interface PreparedAppend {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly PreparedEvent[];
  readonly bytes: number;
}

export interface PreparedEvent {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
}

const maxTypeBytes = 256;

/** Checks an append against the port's limits before it is sent. @throws InvalidAppend */
export function prepareAppend(
  stream: string,
  events: readonly NewEvent[],
  expected: ExpectedRevision,
): PreparedAppend {
  checkStreamName(stream);
  if (events.length === 0) throw new InvalidAppend('An append needs at least one event');
  if (typeof expected === 'number' && !(Number.isSafeInteger(expected) && expected >= 0)) {
    throw new InvalidAppend(`${expected} is no revision`);
  }
  const prepared = events.map(prepareEvent);
  if (new Set(prepared.map((event) => event.id)).size < prepared.length) {
    throw new InvalidAppend('An append contains an event id twice');
  }
  const bytes = prepared.reduce(
    (sum, event) => sum + Buffer.byteLength(event.data) + Buffer.byteLength(event.metadata),
    0,
  );
  if (bytes > maxAppendBytes) {
    throw new InvalidAppend(`An append may have ${maxAppendBytes} bytes at most; this one has ${bytes}`);
  }
  return { stream, expected, events: prepared, bytes };
}

/** @throws InvalidAppend for a name that is empty, too long, not plain text, or reserved (`$`). */
export function checkStreamName(stream: string): void {
  if (!isPlainText(stream, maxStreamNameBytes)) {
    throw new InvalidAppend(
      `A stream name has 1 to ${maxStreamNameBytes} bytes, no NUL and no lone surrogates`,
    );
  }
  if (stream.startsWith('$')) throw new InvalidAppend('A stream name must not begin with $');
}

function prepareEvent({ id, type, data, metadata }: NewEvent): PreparedEvent {
  if (!uuidFormat.test(id)) throw new InvalidAppend(`"${id}" is no UUID`);
  if (!isPlainText(type, maxTypeBytes) || type.startsWith('$')) {
    throw new InvalidAppend(`An event type has 1 to ${maxTypeBytes} bytes, no NUL and no leading $`);
  }
  try {
    return { id: id.toLowerCase(), type, data: JSON.stringify(data), metadata: JSON.stringify(metadata) };
  } catch (cause) {
    throw new InvalidAppend(`The data of ${type} cannot be written as JSON`, { cause });
  }
}

/** A lone surrogate would be stored as U+FFFD, so that two names become one. */
function isPlainText(text: string, maxBytes: number): boolean {
  return (
    text.length > 0 && !text.includes('\0') && text.isWellFormed() && Buffer.byteLength(text) <= maxBytes
  );
}
