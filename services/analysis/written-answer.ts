import { Defect } from '#domain/core/defect.ts';
import { kindOf, type AnswerOf, type QuestionOf } from '#domain/question-types/kinds.ts';
import type { Answer, Question } from '#domain/question-types/registry.ts';
import type { WrittenAnswer } from '#domain/scoring/writing-analysis.ts';

const isWrittenQuestion = (question: Question): question is QuestionOf<'written-response'> =>
  kindOf(question.type) === 'written-response';
const isWrittenAnswer = (answer: Answer): answer is AnswerOf<'written-response'> =>
  kindOf(answer.type) === 'written-response';

/** What a student wrote, with what was asked. @throws Defect for a question that is not answered in writing */
export function writtenAnswer(question: Question, answer: Answer): WrittenAnswer {
  if (!isWrittenQuestion(question) || !isWrittenAnswer(answer))
    throw new Defect(`${question.uid} is not answered in writing`);
  const { type, topic, sampleAnswer } = question;
  return { type, prompt: topic, sampleAnswer, text: answer.text };
}
