import { isAnalysed } from '#domain/sittings/scores/mock-test-scores.ts';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import { fold } from '#domain/core/events/stream.ts';
import { answerOf } from '#domain/question-types/recorded-answer.ts';
import { selectSittingsUntil } from '#projections/sittings/queries.ts';
import type { AnswerDependencies } from '../analysis/scorable-answer.ts';
import type { AnswerInTime, EarlierText } from '../writing/earlier-text.ts';

const mostSittings = 10;

/** A user's earlier texts in tests, latest first, from the streams; the read model (awaited) names them. @throws StoreUnavailable */
export async function readTextsInTests(
  { journal, readModels }: Pick<AnswerDependencies, 'journal' | 'readModels'>,
  userId: string,
  { uid, at, position: before }: AnswerInTime,
): Promise<readonly EarlierText[]> {
  const sittings = await selectSittingsUntil(readModels.db, userId, { at, limit: mostSittings });
  const texts = await Promise.all(
    sittings
      .filter(({ asked }) => Object.keys(asked).some(isAnalysed))
      .map(async ({ sessionId }) => {
        const events = await journal.read(mockTestStream, mockTestStream.nameOf(sessionId));
        const state = fold(mockTestStream, events);
        if (state.status === 'not_started' || state.test.userId !== userId) return [];
        return events.flatMap(({ type, data, metadata, position }) => {
          if (type !== 'MockTestAnswerSubmitted' || data.uid === uid || position >= before) return [];
          const given = state.answers[data.index];
          const answer = given && answerOf(given);
          return answer && 'text' in answer ? [{ text: answer.text, at: metadata.at }] : [];
        });
      }),
  );
  return texts.flatMap((ofSitting) => ofSitting.toReversed());
}
