import { catalogue } from '../../question-types/catalogue.ts';
import { recordingOf } from '../../question-types/recording.ts';
import type { Question } from '../../question-types/registry.ts';

/** Time to begin and to press Next, as in the exam. */
const handlingSeconds = 15;
/** For recordings without times: longer than any lecture or discussion of the exam. */
const longestHearing = 180;

/** The clock of a spoken question: its recording, plus wait and answering time of the specification. */
export function ownSeconds(question: Question): number {
  const { waitingTime, answeringTime } = catalogue[question.type];
  const heard = recordingOf(question);
  const last = heard?.sentences.at(-1);
  const hearing = heard ? Math.ceil((last?.endMs ?? longestHearing * 1000) / 1000) : 0;
  return hearing + waitingTime + answeringTime + handlingSeconds;
}
