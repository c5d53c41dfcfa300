import type { QuestionListing } from '#domain/questions/contract.ts';
import { typeCodes, type TypeCode } from '#domain/question-types/type-code.ts';
import { averagePercent, type TypeStatistics } from '#domain/statistics/type-statistics.ts';

type Listing = Pick<QuestionListing, 'uid' | 'type' | 'isLocked' | 'answered'>;

/** The next question of the same type that this person may practise; after the last comes the first. */
export function nextQuestion<Of extends Listing>(questions: readonly Of[], uid: string): Of | undefined {
  const current = questions.find((question) => question.uid === uid);
  if (!current) return undefined;
  const open = questions.filter(({ type, isLocked }) => type === current.type && !isLocked);
  return open.find((question) => question.uid > uid) ?? open.find((question) => question.uid !== uid);
}

/**
 * What to do next: the first open question of a type never tried, else the next new one of the type with the lowest
 * average, else any of that type again.
 */
export function suggestedQuestion<Of extends Listing>(
  questions: readonly Of[],
  statistics: readonly TypeStatistics[],
): { question: Of; reason: 'new_type' | 'weakest_type' } | undefined {
  const open = questions.filter(({ isLocked }) => !isLocked);
  const tried = new Set(statistics.filter(({ answered }) => answered > 0).map(({ type }) => type));
  const untried = typeCodes
    .filter((type) => !tried.has(type))
    .map((type) => open.find((question) => question.type === type))
    .find((question) => question !== undefined);
  if (untried) return { question: untried, reason: 'new_type' };
  const percentOf = (type: TypeCode) =>
    averagePercent(statistics.find((row) => row.type === type) ?? { points: 0, maximum: 0 }) ?? 0;
  for (const type of typeCodes.toSorted((a, b) => percentOf(a) - percentOf(b))) {
    const ofType = open.filter((question) => question.type === type);
    const question = ofType.find(({ answered }) => answered === 0) ?? ofType[0];
    if (question) return { question, reason: 'weakest_type' };
  }
  return undefined;
}
