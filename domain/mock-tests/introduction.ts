import { introEntry } from '../question-types/catalogue.ts';
import type { ExamPart } from './exam-part.ts';

/** The unscored introduction before an exam, in seconds: fact sheet, "INTRO 1 (25/30)". */
export const introductionTimes = {
  waitingTime: introEntry.waitingTime,
  answeringTime: introEntry.answeringTime,
} as const;

/** Tests whose first part is spoken open with the introduction. */
export const hasIntroduction = (sections: readonly { readonly section: ExamPart }[]): boolean =>
  sections[0]?.section === 'speaking_writing' || sections[0]?.section === 'speaking';
