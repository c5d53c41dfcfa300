import type { AnswerDependencies, FindAnswer } from './analysis/scorable-answer.ts';
import { answerInPractice } from './practice/analysed-answer.ts';
import { answerInTest } from './sittings/analysed-answer.ts';

/** Finds the answers of practice and of timed tests for the analysis, which knows neither. */
export const createFindAnswer =
  (dependencies: AnswerDependencies): FindAnswer =>
  (subject) =>
    'sessionId' in subject
      ? answerInTest(dependencies, subject)
      : answerInPractice(dependencies, subject.attemptId);
