import { recordingTimes } from '#domain/question-types/catalogue/recording.ts';
import type { BegunWait, RecorderSettings } from '#student/recorder/recorder-state.ts';

/**
 * The rest at `now` of a wait that began at `since`, both in ms of one clock: waiting and answering time keep running
 * across reloads.
 * @returns undefined if too little time is left
 */
export function begunWait(
  since: number,
  now: number,
  { waitingTime, answeringTime }: Pick<RecorderSettings, 'waitingTime' | 'answeringTime'>,
): BegunWait | undefined {
  const left = (since - now) / 1000 + waitingTime + answeringTime;
  if (left < recordingTimes.minimumAnswering) return undefined;
  return { since, answeringTime: Math.min(answeringTime, left) };
}
