import { recordingTimes } from '#domain/question-types/catalogue/recording.ts';
import type { BegunWait, RecorderSettings } from '../../../recorder/recorder-state.ts';

/**
 * What is left at `now` of a spoken question of a test whose wait began at `since`, both milliseconds of one clock: the
 * wait and the answering time follow each other, whether or not the page was loaded anew meanwhile.
 * @returns nothing once there is too little left for the shortest answer
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
