import { questionAttemptStream } from '#domain/practice/question-attempt.ts';
import { answerOf } from '#domain/question-types/recorded-answer.ts';
import { fold } from '#domain/core/events/stream.ts';
import { listWrittenBefore } from '#projections/attempts/queries.ts';
import { personKey, type Person } from '#projections/progress/person.ts';
import type { AnswerDependencies } from '../analysis/scorable-answer.ts';
import { readTextsInTests } from '../sittings/texts-in-tests.ts';
import type { AnswerInTime, EarlierText } from './earlier-text.ts';

/** Enough to detect memorised texts. */
const mostEarlier = 20;

type Reading = Pick<AnswerDependencies, 'journal' | 'readModels'>;

/** A person's earlier texts on other questions, in practice and tests, latest first. @throws StoreUnavailable */
export async function readEarlierTexts(
  dependencies: Reading,
  person: Person,
  answer: AnswerInTime,
): Promise<readonly string[]> {
  await dependencies.readModels.waitFor(['attempts', 'sittings'], answer.position);
  const [inPractice, inTests] = await Promise.all([
    readTextsInPractice(dependencies, person, answer),
    // Visitors take no tests.
    'userId' in person ? readTextsInTests(dependencies, person.userId, answer) : [],
  ]);
  return [...inTests, ...inPractice]
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, mostEarlier)
    .map(({ text }) => text);
}

/** The read model names the attempts; the texts come from their streams, without erased ones. */
async function readTextsInPractice(
  { journal, readModels }: Reading,
  person: Person,
  { uid, at }: AnswerInTime,
): Promise<readonly EarlierText[]> {
  const listed = await listWrittenBefore(readModels.db, person, { uid, at, limit: mostEarlier });
  const texts = await Promise.all(
    listed.map(async ({ attemptId }) => {
      const events = await journal.read(questionAttemptStream, questionAttemptStream.nameOf(attemptId));
      const attempt = fold(questionAttemptStream, events);
      const [submitted] = events;
      const isOwn = submitted && personKey(submitted.metadata) === personKey(person);
      const answer = attempt.status === 'open' || !isOwn ? undefined : answerOf(attempt.answer);
      return answer !== undefined && 'text' in answer && submitted
        ? [{ text: answer.text, at: submitted.metadata.at }]
        : [];
    }),
  );
  return texts.flat();
}
