import { Defect } from '#domain/core/defect.ts';
import { fold } from '#domain/core/stream.ts';
import { failAnalysis, questionAttemptStream, recordScore } from '#domain/practice/question-attempt.ts';
import { answerOf } from '#domain/question-types/recorded-answer.ts';
import type { AnalysedAnswer, AnswerDependencies } from '../analysis/analysed-answer.ts';
import { writtenAnswer } from '../analysis/written-answer.ts';
import { handle } from '../core/handle.ts';

/** An answer in practice, for an analysis to score. One that was erased with its account needs no score any more. */
export function answerInPractice({ journal, bank }: AnswerDependencies, attemptId: string): AnalysedAnswer {
  const read = async () => {
    const events = await journal.read(questionAttemptStream, questionAttemptStream.nameOf(attemptId));
    const attempt = fold(questionAttemptStream, events);
    if (attempt.status === 'open') throw new Defect(`There is no attempt ${attemptId}`);
    return { attempt, question: await bank.getRevision(attempt.uid, attempt.revision) };
  };
  return {
    async read() {
      const { attempt, question } = await read();
      const answer = answerOf(attempt.answer);
      return answer && writtenAnswer(question, answer);
    },
    async recordScore(score, context) {
      const { question } = await read();
      return handle(journal, questionAttemptStream, attemptId, context, (attempt) =>
        recordScore(attempt, { attemptId, question, score }),
      );
    },
    recordFailure: (reason, context) =>
      handle(journal, questionAttemptStream, attemptId, context, (attempt) =>
        failAnalysis(attempt, { attemptId, reason }),
      ),
  };
}
