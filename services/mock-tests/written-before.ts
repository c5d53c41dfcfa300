import { fold } from '#domain/core/stream.ts';
import { mockTestStream } from '#domain/mock-tests/mock-test-attempt.ts';
import { answerOf } from '#domain/question-types/recorded-answer.ts';
import type { AnswerDependencies } from '../analysis/analysed-answer.ts';
import { readEarlierAnswers } from '../practice/earlier-answers.ts';

/**
 * What the student of a test wrote before an answer, to other questions, latest first: in the same test, and in
 * practice. Nothing for a question that was left out. @throws StoreUnavailable
 */
export async function readWrittenBefore(
  dependencies: Pick<AnswerDependencies, 'journal' | 'readModels'>,
  sessionId: string,
  uid: string,
): Promise<readonly string[]> {
  const events = await dependencies.journal.read(mockTestStream, mockTestStream.nameOf(sessionId));
  const state = fold(mockTestStream, events);
  const given = events.find(({ type, data }) => type === 'MockTestAnswerSubmitted' && data.uid === uid);
  if (state.status === 'not_started' || given?.type !== 'MockTestAnswerSubmitted') return [];
  const inTest = state.answers
    .slice(0, given.data.index)
    .map(answerOf)
    .flatMap((answer) => (answer && 'text' in answer ? [answer.text] : []))
    .toReversed();
  const { metadata, position } = given;
  const before = { person: { userId: state.test.userId }, uid, at: metadata.at, position };
  return [...inTest, ...(await readEarlierAnswers(dependencies, before))];
}
