import { parseJson } from '#domain/core/events/json.ts';
import { liveMessageSchema, livePath, type LiveMessage } from '#domain/core/live.ts';
import { retryDelayMs } from './back-off.ts';
import { createObservable } from '../observable.ts';

/** While this is true, nothing needs to poll. Visitors have no live connection. */
export const receivesChanges = createObservable(false);

export interface LiveListeners {
  /** Connected or reconnected: changes in between were missed. */
  readonly onReady: () => void;
  /** Disconnected: no messages until the next `onReady`. */
  readonly onLost: () => void;
  readonly onMessage: (message: Exclude<LiveMessage, { kind: 'ready' }>) => void;
}

/** Subscribes to changes for the owner of `token`; reconnects with back-off. @returns stops it */
export function connectLive(token: string, listeners: LiveListeners): () => void {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isStopped = false;

  function open() {
    clearTimeout(timer);
    const opened = new WebSocket(location.origin.replace(/^http/, 'ws') + livePath);
    socket = opened;
    opened.addEventListener('open', () => opened.send(JSON.stringify({ kind: 'authenticate', token })));
    opened.addEventListener('message', ({ data }) => hear(data));
    opened.addEventListener('close', () => {
      if (isStopped || socket !== opened) return;
      listeners.onLost();
      failures += 1;
      timer = setTimeout(open, retryDelayMs(failures));
    });
  }

  function hear(data: unknown) {
    const message = liveMessageSchema.safeParse(parseJson(String(data)));
    if (!message.success || isStopped) return;
    if (message.data.kind === 'ready') {
      failures = 0;
      listeners.onReady();
    } else {
      if (message.data.kind === 'sessionEnded') stop();
      listeners.onMessage(message.data);
    }
  }

  function comeBackNow() {
    if (socket?.readyState !== WebSocket.OPEN) {
      const old = socket;
      socket = undefined;
      listeners.onLost();
      old?.close();
      open();
    }
  }

  function stop() {
    isStopped = true;
    listeners.onLost();
    clearTimeout(timer);
    window.removeEventListener('online', comeBackNow);
    socket?.close();
  }

  window.addEventListener('online', comeBackNow);
  open();
  return stop;
}
