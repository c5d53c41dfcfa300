import { shuffle } from '../core/shuffle.ts';
import { answerableCodes, type AnswerableCode } from '../question-types/registry.ts';
import type { TypeCode } from '../question-types/type-code.ts';

/** Below this share of the points a type is weak. */
const weakShare = 0.6;
/** Fewer answers are not significant. */
const leastAnswers = 3;

/** By practice, weakest first. */
export function weakestTypes(
  practised: readonly {
    readonly type: TypeCode;
    readonly answered: number;
    readonly points: number;
    readonly maximum: number;
  }[],
): AnswerableCode[] {
  const shares = new Map(
    practised
      .filter(({ answered, maximum }) => answered >= leastAnswers && maximum > 0)
      .map(({ type, points, maximum }) => [type, points / maximum]),
  );
  const shareOf = (type: TypeCode) => shares.get(type) ?? 1;
  return answerableCodes
    .filter((type) => shareOf(type) < weakShare)
    .toSorted((a, b) => shareOf(a) - shareOf(b));
}

/** The order for a short test: weak types first, then the others in seeded order. */
export function rankTypes(
  types: readonly AnswerableCode[],
  weakest: readonly AnswerableCode[],
  seed: string,
): AnswerableCode[] {
  const asked = [...new Set(types)];
  const weak = weakest.filter((type) => asked.includes(type));
  const others = asked.filter((type) => !weak.includes(type));
  return [...weak, ...shuffle(others, seed)];
}
