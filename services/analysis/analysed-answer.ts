import { answerInTest } from '../sittings/analysed-answer.ts';
import { answerInPractice } from '../practice/analysed-answer.ts';
import type { AnalysedAnswer, AnalysisSubject, AnswerDependencies } from './scorable-answer.ts';

export function analysedAnswer(dependencies: AnswerDependencies, subject: AnalysisSubject): AnalysedAnswer {
  return 'sessionId' in subject
    ? answerInTest(dependencies, subject)
    : answerInPractice(dependencies, subject.attemptId);
}
