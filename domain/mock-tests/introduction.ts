import { introEntry } from '../question-types/catalogue.ts';
import type { ExamPart } from './exam-part.ts';

/**
 * The times of the recorded introduction of oneself that opens an exam, in seconds. It is not scored, so it is no
 * question of a test: it comes before the start. Source: the fact sheet of the exam, "INTRO 1 (25/30)".
 */
export const introductionTimes = {
  waitingTime: introEntry.waitingTime,
  answeringTime: introEntry.answeringTime,
} as const;

/** Whether a test opens with the introduction: where its first part is one in which one speaks. */
export const hasIntroduction = (sections: readonly { readonly section: ExamPart }[]): boolean =>
  sections[0]?.section === 'speaking_writing' || sections[0]?.section === 'speaking';
