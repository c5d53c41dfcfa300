import { atRest } from '#student/core/page/at-rest.ts';
import { recordingsName } from '../storage/recordings-name.ts';

/** Sends what an earlier page left, once this one is at rest. To be called once, at start. */
export function startSendingRecordings(): void {
  atRest(() => void sendLeft().catch(() => undefined));
}

async function sendLeft() {
  // Few visits have recorded anything, and the others need no code for it. Old browsers do not tell.
  const databases = await globalThis.indexedDB?.databases?.();
  if (databases && !databases.some(({ name }) => name === recordingsName)) return;
  const { sendLeftRecordings } = await import('./sent-recordings.ts');
  await sendLeftRecordings();
}
