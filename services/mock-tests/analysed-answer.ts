import { Defect } from '#domain/core/defect.ts';
import {
  answerToAnalyse,
  failAnswerAnalysis,
  recordAnswerScore,
} from '#domain/mock-tests/mock-test-scores.ts';
import { isOfKind } from '#domain/question-types/kinds.ts';
import type { AnalysedAnswer, AnswerDependencies } from '../analysis/scorable-answer.ts';
import { spokenAnswer } from '../analysis/spoken-answer.ts';
import { writtenAnswer } from '../analysis/written-answer.ts';
import { readRecording } from '../speaking/recordings.ts';
import { onSitting } from './commands.ts';
import { readSitting } from './read-sitting.ts';
import { readEarlierTexts } from '../writing/earlier-texts.ts';

interface AnswerInTest {
  readonly sessionId: string;
  readonly uid: string;
}

/**
 * An answer in a timed test, for an analysis to score. One that was left out, or was erased with its account, is scored
 * as an empty one, as by a rule: the result waits for it.
 */
export function answerInTest(
  dependencies: AnswerDependencies,
  { sessionId, uid }: AnswerInTest,
): AnalysedAnswer {
  const { journal, bank } = dependencies;
  return {
    async read() {
      const sitting = await readSitting(journal, sessionId);
      const asked = sitting?.state.questions.find((question) => question.uid === uid);
      if (!sitting || !asked) throw new Defect(`The sitting ${sessionId} does not ask ${uid}`);
      const question = await bank.getRevision(uid, asked.revision);
      const answer = answerToAnalyse(sitting.state, question);
      const { userId } = sitting.state.test;
      if (isOfKind('spoken-response', answer)) {
        const sound = await readRecording(dependencies, { userId }, answer.recording);
        return { of: 'speech', answer: spokenAnswer(question, sound ?? new Uint8Array()) };
      }
      const given = sitting.submitted(uid);
      const inTime = given && { uid, at: given.metadata.at, position: given.position };
      const earlier = inTime && (await readEarlierTexts(dependencies, { userId }, inTime));
      return { of: 'writing', answer: writtenAnswer(question, answer, earlier) };
    },
    recordScore: (score, context) =>
      onSitting({ journal }, sessionId, context, (state) => recordAnswerScore(state, { uid, score })),
    recordFailure: (reason, context) =>
      onSitting({ journal }, sessionId, context, (state) => failAnswerAnalysis(state, { uid, reason })),
  };
}
