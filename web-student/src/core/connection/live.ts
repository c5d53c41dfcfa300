import { parseJson } from '#domain/core/events/json.ts';
import { liveMessageSchema, livePath, type LiveMessage } from '#domain/core/live.ts';
import { retryDelayMs } from './back-off.ts';
import { createObservable } from '../observable.ts';

/** Whether changes arrive live now, so that nothing needs to poll. Visitors have no live connection. */
export const receivesChanges = createObservable(false);

export interface LiveListeners {
  /** Connected, for the first time or again: what changed meanwhile was missed. */
  readonly onReady: () => void;
  /** No longer connected: nothing is heard until `onReady` comes again. */
  readonly onLost: () => void;
  readonly onMessage: (message: Exclude<LiveMessage, { kind: 'ready' }>) => void;
}

/** Listens to what changes for the owner of `token`; comes back by itself, with back-off. @returns stops it */
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
