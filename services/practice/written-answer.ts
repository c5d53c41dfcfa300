import type { Journal } from '#domain/core/journal.ts';
import { fold } from '#domain/core/stream.ts';
import { questionAttemptStream } from '#domain/practice/question-attempt.ts';
import { kindOf, type AnswerOf, type QuestionOf } from '#domain/question-types/kinds.ts';
import { answerOf } from '#domain/question-types/recorded-answer.ts';
import type { Answer, Question } from '#domain/question-types/registry.ts';
import type { WrittenAnswer } from '#domain/scoring/writing-analysis.ts';
import { createQuestionBank } from '../questions/question-bank.ts';

interface Attempt {
  readonly attemptId: string;
  readonly uid: string;
  readonly revision: number;
}

const isWrittenQuestion = (question: Question): question is QuestionOf<'written-response'> =>
  kindOf(question.type) === 'written-response';
const isWrittenAnswer = (answer: Answer): answer is AnswerOf<'written-response'> =>
  kindOf(answer.type) === 'written-response';

/**
 * What a student wrote, with what was asked; `undefined` where it was erased with the account.
 * @throws RangeError for an attempt at a question that is not answered in writing; StoreUnavailable
 */
export async function readWrittenAnswer(
  journal: Journal,
  { attemptId, uid, revision }: Attempt,
): Promise<WrittenAnswer | undefined> {
  const events = await journal.read(questionAttemptStream, questionAttemptStream.nameOf(attemptId));
  const state = fold(questionAttemptStream, events);
  if (state.status === 'open') throw new RangeError(`There is no attempt ${attemptId}`);
  const answer = answerOf(state.answer);
  if (!answer) return undefined;
  const question = await createQuestionBank(journal).getRevision(uid, revision);
  if (!isWrittenQuestion(question) || !isWrittenAnswer(answer))
    throw new RangeError(`${uid} is not answered in writing`);
  const { type, topic, sampleAnswer } = question;
  return { type, prompt: topic, sampleAnswer, text: answer.text };
}
