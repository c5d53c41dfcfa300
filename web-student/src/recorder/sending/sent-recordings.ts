import { v7 as newId } from 'uuid';
import { call } from '#student/core/api.ts';
import { retryDelayMs } from '#student/core/connection/back-off.ts';
import { createObservable, type Observable } from '#student/core/observable.ts';
import { currentOwner, onSession, visitorAsOwner } from '#student/core/session.ts';
import type { WholeRecording } from '../assemble.ts';
import { browserRecordings } from '../storage/browser-recordings.ts';
import { createSender, type Sender, type SentRecording } from './create-sender.ts';
import { sendingAlone } from '../storage/recording-locks.ts';
import { secondsOfSound } from '../sound/seconds-of-sound.ts';
import { createServerStore } from './server-store.ts';
import { createUploader, type Progress } from './uploader.ts';

export const sending: Observable<Progress | undefined> = createObservable<Progress | undefined>(undefined);

let started: Promise<Sender> | undefined;

/** From its first use on, it also sends recordings of earlier pages. */
function sender(): Promise<Sender> {
  started ??= start();
  return started;
}

async function start(): Promise<Sender> {
  const stored = await browserRecordings();
  const store = createServerStore({ call, owner: currentOwner, visitor: visitorAsOwner });
  const made = createSender({
    stored,
    uploader: (onProgress) =>
      createUploader({ stored, store, retryDelayMs, exclusively: sendingAlone, onProgress }),
    owners: () => [currentOwner(), visitorAsOwner()],
    newId,
    secondsOf: secondsOfSound,
  });
  made.sending.subscribe(() => sending.set(made.sending.get()));
  const sendLeft = () => void made.sendLeft().catch(() => undefined);
  window.addEventListener('online', () => made.wake());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) made.wake();
  });
  onSession(() => {
    made.wake();
    sendLeft();
  });
  sendLeft();
  return made;
}

export async function sendLeftRecordings(): Promise<void> {
  await sender();
}

export function sendStored(id: string): void {
  void sender().then((made) => made.onStored(id));
}

/**
 * Waits until the server has the recording.
 * @param signal ends only the wait
 * @throws CallFailed if rejected for good
 */
export async function ensureSent(whole: WholeRecording, signal?: AbortSignal): Promise<SentRecording> {
  return (await sender()).ensureSent(whole, signal);
}
