import { Defect } from '#domain/core/defect.ts';
import {
  answerToAnalyse,
  failAnswerAnalysis,
  recordAnswerScore,
} from '#domain/sittings/scores/mock-test-scores.ts';
import { recordSecondTestScore } from '#domain/sittings/scores/second-score.ts';
import { isOfKind } from '#domain/question-types/kinds.ts';
import { answerOf } from '#domain/question-types/recorded-answer.ts';
import type { AnalysedAnswer, AnswerDependencies } from '../analysis/scorable-answer.ts';
import type { AnswerToScore } from '../analysis/answer-to-score.ts';
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

/** An answer in a timed test. A missing or erased one is scored as empty: the result waits for it. */
export function answerInTest(
  dependencies: AnswerDependencies,
  { sessionId, uid }: AnswerInTest,
): AnalysedAnswer {
  const { journal, bank } = dependencies;
  const find = async () => {
    const sitting = await readSitting(journal, sessionId);
    const index = sitting?.state.questions.findIndex((question) => question.uid === uid) ?? -1;
    const asked = sitting?.state.questions[index];
    if (!sitting || !asked) throw new Defect(`The sitting ${sessionId} does not ask ${uid}`);
    return { sitting, asked, recorded: sitting.state.answers[index] };
  };
  /** @param noSound scored if the recording is missing; without it there is nothing to score */
  const toScore = async (
    { sitting, asked }: Awaited<ReturnType<typeof find>>,
    noSound?: Uint8Array,
  ): Promise<AnswerToScore | undefined> => {
    const question = await bank.getRevision(uid, asked.revision);
    const answer = answerToAnalyse(sitting.state, question);
    const { userId } = sitting.state.test;
    if (isOfKind('spoken-response', answer)) {
      const sound = (await readRecording(dependencies, { userId }, answer.recording)) ?? noSound;
      return sound && { of: 'speech', answer: spokenAnswer(question, sound) };
    }
    const given = sitting.submitted(uid);
    const inTime = given && { uid, at: given.metadata.at, position: given.position };
    const earlier = inTime && (await readEarlierTexts(dependencies, { userId }, inTime));
    return { of: 'writing', answer: writtenAnswer(question, answer, earlier) };
  };
  return {
    read: async () => toScore(await find(), new Uint8Array()),
    async readAgain() {
      const found = await find();
      return found.recorded && answerOf(found.recorded) !== undefined ? toScore(found) : undefined;
    },
    recordScore: (score, context) =>
      onSitting({ journal }, sessionId, context, (state) => recordAnswerScore(state, { uid, score })),
    recordSecondScore: (second, context) =>
      onSitting({ journal }, sessionId, context, (state) => recordSecondTestScore(state, { uid, ...second })),
    recordFailure: (reason, context) =>
      onSitting({ journal }, sessionId, context, (state) => failAnswerAnalysis(state, { uid, reason })),
  };
}
