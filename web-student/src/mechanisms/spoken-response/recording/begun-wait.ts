import { recordingTimes } from '#domain/question-types/catalogue/recording.ts';
import type { BegunWait, RecorderSettings } from '#student/recorder/recorder-state.ts';

/**
 * What is left at `now` of a wait begun at `since` (ms of one clock): wait and answering time run on over reloads.
 * @returns undefined once too little is left
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
