import type { Recorded } from '#domain/core/journal.ts';
import { questionAttemptStream, type QuestionAttemptEvent } from '#domain/practice/question-attempt.ts';
import { answerOf } from '#domain/question-types/recorded-answer.ts';
import { fold } from '#domain/core/stream.ts';
import { listWrittenBefore } from '#projections/attempts/queries.ts';
import { personIn, personKey } from '#projections/progress/person.ts';
import type { AnswerDependencies } from '../analysis/analysed-answer.ts';

/** So many show whether a text is learnt by heart. */
const mostEarlier = 20;

/**
 * What the same person wrote before an answer, to other questions, latest first. The read model names the attempts and
 * is waited for; what was written comes from their streams, without what was erased. @throws StoreUnavailable
 */
export async function readEarlierAnswers(
  { journal, readModels }: Pick<AnswerDependencies, 'journal' | 'readModels'>,
  { data, metadata, position }: Recorded<QuestionAttemptEvent>,
): Promise<readonly string[]> {
  const person = personIn(metadata);
  if (!person) return [];
  await readModels.waitFor(['attempts'], position);
  const before = { uid: data.uid, at: metadata.at, limit: mostEarlier };
  const listed = await listWrittenBefore(readModels.db, person, before);
  const texts = await Promise.all(
    listed.map(async ({ attemptId }) => {
      const events = await journal.read(questionAttemptStream, questionAttemptStream.nameOf(attemptId));
      const attempt = fold(questionAttemptStream, events);
      const isOwn = personKey(events[0]?.metadata ?? {}) === personKey(metadata);
      const answer = attempt.status === 'open' || !isOwn ? undefined : answerOf(attempt.answer);
      return answer !== undefined && 'text' in answer ? answer.text : undefined;
    }),
  );
  return texts.filter((text) => text !== undefined);
}
