import type { TypeCode } from '#domain/question-types/type-code.ts';
import type { Score } from '#domain/scoring/score.ts';
import type { ResultEntry } from './result-entry.tsx';

/** The type at which a test lost the most points, the first of those where several did; `undefined`: none did. */
export function costliestType(questions: readonly Lossy[]): TypeCode | undefined {
  const lost = new Map<TypeCode, number>();
  for (const { question, score } of questions) {
    const before = lost.get(question.type) ?? 0;
    // An answer without a score cost nothing.
    if (score) lost.set(question.type, before + score.maximum - score.points);
  }
  const [[type, points] = [undefined, 0]] = [...lost].toSorted(([, one], [, other]) => other - one);
  return points > 0 ? type : undefined;
}

interface Lossy {
  readonly question: Pick<ResultEntry['question'], 'type'>;
  readonly score?: Pick<Score, 'points' | 'maximum'> | undefined;
}
