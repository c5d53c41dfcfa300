import type { DrawnQuestion } from '#domain/sittings/clocks/set-clocks.ts';
import type { QuestionBank } from '../questions/question-bank.ts';

/** The questions of a fixed test as they are now; nothing when one of them is no longer kept for tests. @throws StoreUnavailable */
export async function findReservedQuestions(
  bank: QuestionBank,
  uids: readonly string[],
): Promise<DrawnQuestion[] | undefined> {
  const found = await Promise.all(uids.map((uid) => bank.get(uid)));
  const kept = found.flatMap((question) => (question?.status === 'reserved' ? [question] : []));
  return kept.length === uids.length ? kept : undefined;
}
