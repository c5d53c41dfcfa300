import { catalogue } from '../../question-types/catalogue.ts';
import { recordingOf } from '../../question-types/recording.ts';
import type { Question } from '../../question-types/registry.ts';

/** To begin, and to press Next after the last word: the exam leaves a few seconds too. */
const handlingSeconds = 15;
/** Of a recording whose sentences have no times: no lecture or discussion of the exam is longer. */
const longestHearing = 180;

/** The clock of a spoken question: hearing its recording, its wait and its answering time of the specification. */
export function ownSeconds(question: Question): number {
  const { waitingTime, answeringTime } = catalogue[question.type];
  const heard = recordingOf(question);
  const last = heard?.sentences.at(-1);
  const hearing = heard ? Math.ceil((last?.endMs ?? longestHearing * 1000) / 1000) : 0;
  return hearing + waitingTime + answeringTime + handlingSeconds;
}
