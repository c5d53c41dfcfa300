import type { Position } from '#domain/core/event-store.ts';
import { questionAttemptStream } from '#domain/practice/question-attempt.ts';
import { answerOf } from '#domain/question-types/recorded-answer.ts';
import { fold } from '#domain/core/stream.ts';
import { listWrittenBefore } from '#projections/attempts/queries.ts';
import { personKey, type Person } from '#projections/progress/person.ts';
import type { AnswerDependencies } from '../analysis/analysed-answer.ts';

/** So many show whether a text is learnt by heart. */
const mostEarlier = 20;

/** An answer, by what finds the ones before it. */
interface AnswerInTime {
  readonly person: Person;
  readonly uid: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly position: Position;
}

/**
 * What the same person wrote in practice before an answer, to other questions, latest first. The read model names the attempts and
 * is waited for; what was written comes from their streams, without what was erased. @throws StoreUnavailable
 */
export async function readEarlierAnswers(
  { journal, readModels }: Pick<AnswerDependencies, 'journal' | 'readModels'>,
  { person, uid, at, position }: AnswerInTime,
): Promise<readonly string[]> {
  await readModels.waitFor(['attempts'], position);
  const listed = await listWrittenBefore(readModels.db, person, { uid, at, limit: mostEarlier });
  const texts = await Promise.all(
    listed.map(async ({ attemptId }) => {
      const events = await journal.read(questionAttemptStream, questionAttemptStream.nameOf(attemptId));
      const attempt = fold(questionAttemptStream, events);
      const isOwn = personKey(events[0]?.metadata ?? {}) === personKey(person);
      const answer = attempt.status === 'open' || !isOwn ? undefined : answerOf(attempt.answer);
      return answer !== undefined && 'text' in answer ? answer.text : undefined;
    }),
  );
  return texts.filter((text) => text !== undefined);
}
