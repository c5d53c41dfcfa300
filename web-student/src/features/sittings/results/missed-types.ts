import type { TypeCode } from '#domain/question-types/type-code.ts';
import type { Score } from '#domain/scoring/score.ts';
import type { ResultEntry } from './result-entry.tsx';

export function missedTypes(questions: readonly Lossy[]): TypeCode[] {
  const lost = new Map<TypeCode, number>();
  for (const { question, score } of questions) {
    // An answer without a score lost no points.
    if (score) lost.set(question.type, (lost.get(question.type) ?? 0) + score.maximum - score.points);
  }
  return [...lost]
    .filter(([, points]) => points > 0)
    .toSorted(([, one], [, other]) => other - one)
    .map(([type]) => type);
}

interface Lossy {
  readonly question: Pick<ResultEntry['question'], 'type'>;
  readonly score?: Pick<Score, 'points' | 'maximum'> | undefined;
}
