import { StoreUnavailable } from '#domain/core/events/event-store.ts';

/** So many commands meet at one stream that this one found no way in. Nothing was appended. */
export class StreamBusy extends StoreUnavailable {
  /** When to come again, in seconds. */
  readonly retryAfterS = 1;

  /** @param why the rest of a sentence that begins with the stream's name */
  constructor(stream: string, why: string) {
    super(`${stream} is too busy: ${why}`);
  }
}
