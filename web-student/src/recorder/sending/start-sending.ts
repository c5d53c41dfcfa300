import { atRest } from '#student/core/page/at-rest.ts';
import { recordingsName } from '../storage/recordings-name.ts';

/** Sends recordings of earlier pages once this one is idle. Call once, at start. */
export function startSendingRecordings(): void {
  atRest(() => void sendLeft().catch(() => undefined));
}

async function sendLeft() {
  // Most visits recorded nothing and need not load the code. Old browsers cannot list databases.
  const databases = await globalThis.indexedDB?.databases?.();
  if (databases && !databases.some(({ name }) => name === recordingsName)) return;
  const { sendLeftRecordings } = await import('./sent-recordings.ts');
  await sendLeftRecordings();
}
