import { introEntry } from '../question-types/catalogue.ts';
import type { ExamPart } from './exam-part.ts';

/** The unscored introduction before an exam, in seconds: fact sheet, "INTRO 1 (25/30)". */
export const introductionTimes = {
  waitingTime: introEntry.waitingTime,
  answeringTime: introEntry.answeringTime,
} as const;

/** Whether a test opens with the introduction: where its first part is one in which one speaks. */
export const hasIntroduction = (sections: readonly { readonly section: ExamPart }[]): boolean =>
  sections[0]?.section === 'speaking_writing' || sections[0]?.section === 'speaking';
