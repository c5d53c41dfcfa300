import { setTimeout as pause } from 'node:timers/promises';
import { liveMessageSchema, livePath } from '#domain/core/live.ts';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import type { Platform } from './platform.ts';

/**
 * Small random pauses, so that each answer finds the system idle, as a student's does, and out of step with any
 * interval.
 */
const pauseMs = () => 15 + Math.random() * 20;
const warmUp = 50;

/**
 * The time from sending an answer until the student's WebSocket reports the changed statistics: HTTP, append,
 * projection in another process, notification, socket. In milliseconds per answer, one answer at a time.
 */
export async function measureLive(platform: Platform, answers: number): Promise<number[]> {
  const listener = await listen(platform);
  try {
    const times: number[] = [];
    for (let index = 0; index < warmUp + answers; index += 1) {
      const before = performance.now();
      const { position } = await platform.client.call(saveQuestionDone, {
        uid: 'RSA-0001',
        answer: { type: 'RSA', selectedAnswer: '' },
        secondsUsed: 41,
      });
      if (position === undefined) throw new Error('An answer landed nowhere');
      const told = await listener.toldOf(position);
      if (index >= warmUp) times.push(told - before);
      await pause(pauseMs());
    }
    return times;
  } finally {
    listener.close();
  }
}

async function listen({ baseUrl, token }: Platform) {
  const socket = new WebSocket(baseUrl.replace('http', 'ws') + livePath);
  let latest = { position: '', at: 0 };
  let notice: (() => void) | undefined;
  const greeted = Promise.withResolvers<void>();
  const lost = Promise.withResolvers<never>();
  socket.addEventListener('open', () => socket.send(JSON.stringify({ kind: 'authenticate', token })));
  socket.addEventListener('close', () => lost.reject(new Error('The live connection was closed')));
  socket.addEventListener('message', ({ data }) => {
    const message = liveMessageSchema.parse(JSON.parse(String(data)));
    if (message.kind === 'ready') greeted.resolve();
    if (message.kind !== 'changed' || message.resource !== 'statistics') return;
    latest = { position: message.position, at: performance.now() };
    notice?.();
  });
  lost.promise.catch(() => undefined);
  await Promise.race([greeted.promise, lost.promise]);
  return {
    /** When the socket reported this position, possibly before the call's answer arrived. */
    async toldOf(position: string): Promise<number> {
      while (latest.position < position) {
        const { promise, resolve } = Promise.withResolvers<void>();
        notice = resolve;
        await Promise.race([promise, lost.promise, patience(position)]);
      }
      return latest.at;
    },
    close: () => socket.close(),
  };
}

async function patience(position: string): Promise<never> {
  await pause(10_000, undefined, { ref: false });
  throw new Error(`No message told of ${position}`);
}
