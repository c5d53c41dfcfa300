import { StoreUnavailable } from '#domain/core/events/event-store.ts';

/** Too many commands compete for one stream. Nothing was appended. */
export class StreamBusy extends StoreUnavailable {
  readonly retryAfterS = 1;

  /** @param why completes a sentence that begins with the stream's name */
  constructor(stream: string, why: string) {
    super(`${stream} is too busy: ${why}`);
  }
}
