import { setImmediate as turn } from 'node:timers/promises';
import type { Position, SubscriptionMessage } from '#domain/core/events/event-store.ts';
import type { RecordedEvent } from '#domain/streams.ts';

export interface InboxBatch {
  readonly events: readonly RecordedEvent[];
  /** The subscription's progress: the last event, or a checkpoint after it. */
  readonly position: Position | undefined;
  readonly isCaughtUp: boolean;
  /** The subscription's end after these events; with an error unless aborted. */
  readonly end: { readonly error: unknown } | undefined;
}

export interface Inbox {
  /** Waits for events, at most `patienceMs`, and returns all. */
  take(patienceMs: number): Promise<InboxBatch>;
  isEmpty(): boolean;
  close(): void;
}

/** Reads ahead, up to `limit` events, so that batches follow the load: one event when quiet, thousands in catch-up. */
export function openInbox(messages: AsyncIterable<SubscriptionMessage<RecordedEvent>>, limit: number): Inbox {
  let events: RecordedEvent[] = [];
  let position: Position | undefined;
  let isCaughtUp = false;
  let hasNews = false;
  let isClosed = false;
  let end: { error: unknown } | undefined;
  let wake = nothing;
  let makeRoom = nothing;

  const announce = () => {
    hasNews = true;
    wake();
  };
  const readToTheEnd = async () => {
    try {
      await read();
      end = { error: undefined };
    } catch (error) {
      end = { error };
    }
    announce();
  };
  const read = async () => {
    for await (const message of messages) {
      if (message.kind === 'event') {
        events.push(message.event);
        position = message.event.position;
      } else if (message.kind === 'checkpoint') position = message.position;
      else isCaughtUp = true;
      if (!hasNews) announce();
      if (isClosed) return;
      if (events.length >= limit) {
        await new Promise<void>((resolve) => {
          makeRoom = resolve;
        });
      }
    }
  };
  void readToTheEnd();

  return {
    async take(patienceMs) {
      if (!hasNews) await news(patienceMs);
      // One turn of the event loop collects the events that are already available.
      if (hasNews) await turn();
      const taken: InboxBatch = { events, position, isCaughtUp, end };
      events = [];
      hasNews = end !== undefined;
      makeRoom();
      return taken;
    },
    isEmpty: () => events.length === 0,
    close() {
      isClosed = true;
      makeRoom();
    },
  };

  async function news(patienceMs: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      wake = resolve;
      timer = setTimeout(resolve, patienceMs);
    });
    clearTimeout(timer);
  }
}

function nothing(): void {
  // No waiter yet.
}
