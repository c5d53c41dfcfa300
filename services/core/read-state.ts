import type { DomainEvent } from '#domain/core/events/event.ts';
import type { Journal, Recorded } from '#domain/core/events/journal.ts';
import type { Stream } from '#domain/core/events/stream.ts';

/** The events of a state, oldest first. @param until the last revision to read; the stream's by default @throws StoreUnavailable */
export async function readState<State, Event extends DomainEvent>(
  journal: Journal,
  stream: Stream<State, Event>,
  name: string,
  until?: number,
): Promise<readonly Recorded<Event>[]> {
  const { readAtMost } = stream;
  if (readAtMost === undefined)
    return journal.read(stream, name, until === undefined ? {} : { maxCount: until + 1 });
  const newestFirst = await journal.read(stream, name, {
    direction: 'backwards',
    maxCount: readAtMost,
    ...(until !== undefined && { from: until }),
  });
  return newestFirst.toReversed();
}
