import { Defect } from '#domain/core/defect.ts';
import {
  answerToAnalyse,
  failAnswerAnalysis,
  recordAnswerScore,
} from '#domain/mock-tests/mock-test-scores.ts';
import type { AnalysedAnswer, AnswerDependencies } from '../analysis/analysed-answer.ts';
import { writtenAnswer } from '../analysis/written-answer.ts';
import { onSitting } from './commands.ts';
import { readSitting } from './read-sitting.ts';

interface AnswerInTest {
  readonly sessionId: string;
  readonly uid: string;
}

/**
 * An answer in a timed test, for an analysis to score. One that was left out, or was erased with its account, is scored
 * as an empty one, as by a rule: the result waits for it.
 */
export function answerInTest(
  { journal, bank }: AnswerDependencies,
  { sessionId, uid }: AnswerInTest,
): AnalysedAnswer {
  return {
    async read() {
      const sitting = await readSitting(journal, sessionId);
      const asked = sitting?.state.test.questions.find((question) => question.uid === uid);
      if (!sitting || !asked) throw new Defect(`The sitting ${sessionId} does not ask ${uid}`);
      const question = await bank.getRevision(uid, asked.revision);
      return writtenAnswer(question, answerToAnalyse(sitting.state, question));
    },
    recordScore: (score, context) =>
      onSitting({ journal }, sessionId, context, (state) => recordAnswerScore(state, { uid, score })),
    recordFailure: (reason, context) =>
      onSitting({ journal }, sessionId, context, (state) => failAnswerAnalysis(state, { uid, reason })),
  };
}
