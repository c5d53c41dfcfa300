import { v7 as newId } from 'uuid';
import { retryDelayMs } from '../core/connection/back-off.ts';
import { createObservable, useObservable } from '../core/observable.ts';
import { notify } from '../core/notices.ts';
import { currentOwner, currentSession, onSession, visitorAsOwner } from '../core/session.ts';
import { browserStore } from '../core/storage.ts';
import { createOutbox, type OutboxEntry, type OutboxParts } from './outbox.ts';

type Kind = OutboxEntry['kind'];
type Send = OutboxParts['send'];
const provided: Partial<Record<Kind, Send>> = {};

/**
 * Pages with answers provide their sender. It knows the answers of every type, which would slow down the first page.
 */
export function provideSender(kind: Kind, send: Send) {
  provided[kind] = send;
}

const senders: Readonly<Record<Kind, () => Promise<{ readonly send: Send }>>> = {
  practice: () => import('./send-practice.ts'),
  mockTest: () => import('./send-test.ts'),
};

const outbox = createOutbox({
  store: browserStore,
  send: async (entry) => (provided[entry.kind] ?? (await senders[entry.kind]()).send)(entry),
  // Without locks (an old browser, a page without TLS), two tabs may send the same answer; the server accepts it once.
  exclusively: (action) =>
    'locks' in navigator ? navigator.locks.request('outbox', action) : Promise.resolve(action()),
  owner: currentOwner,
  senders: () => [currentOwner(), visitorAsOwner()],
  newId,
  now: () => Date.now(),
});

const entries = createObservable(outbox.entries());
const changed = () => entries.set(outbox.entries());

/** True from a failed attempt until the next success. */
const isHeldUp = createObservable(false);

let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | undefined;
let isAskedAgain = false;
let failures = 0;

async function run() {
  const isLeft = await outbox.flush();
  changed();
  failures = isLeft ? failures + 1 : 0;
  isHeldUp.set(isLeft);
  if (isLeft) timer = setTimeout(sendWaitingAnswers, retryDelayMs(failures));
}

export function sendWaitingAnswers() {
  clearTimeout(timer);
  if (running) {
    isAskedAgain = true;
    return;
  }
  running = run().finally(() => {
    running = undefined;
    if (isAskedAgain) {
      isAskedAgain = false;
      sendWaitingAnswers();
    }
  });
  running.catch(() => undefined);
}

export function enqueueAnswer(answer: { subject: string; kind: OutboxEntry['kind']; input: object }) {
  outbox.put(answer);
  changed();
  sendWaitingAnswers();
}

export function dismissAnswer(commandId: string) {
  outbox.dismiss(commandId);
  changed();
}

export function forgetAnswersOf(owner: string) {
  outbox.forget(owner);
  changed();
}

export function useSubmittedAnswer(subject: string): OutboxEntry | undefined {
  return useObservable(entries).findLast((entry) => entry.subject === subject);
}

export const isAnswerWaiting = (subject: string): boolean =>
  entries.get().some((entry) => entry.subject === subject && entry.state === 'waiting');

const countWaiting = (all: readonly OutboxEntry[]) => all.filter(({ state }) => state === 'waiting').length;

export function useWaitingAnswers(): { count: number; heldUp: boolean } {
  const count = countWaiting(useObservable(entries));
  return { count, heldUp: useObservable(isHeldUp) };
}

/** Answers left at logout wait for their owner, who should know. */
function warnAboutUnsentAnswers() {
  const count = countWaiting(entries.get());
  if (currentSession() || count === 0) return;
  const what = count === 1 ? 'One answer was' : `${count} answers were`;
  notify(`${what} not sent yet. Log in again on this device to send the rest.`, 'problem');
}

/** Call once, at start: sends answers of an earlier visit, and retries whenever the connection may be back. */
export function startOutbox() {
  window.addEventListener('online', sendWaitingAnswers);
  window.addEventListener('storage', changed);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) sendWaitingAnswers();
  });
  onSession(() => {
    warnAboutUnsentAnswers();
    changed();
    sendWaitingAnswers();
  });
  sendWaitingAnswers();
}
