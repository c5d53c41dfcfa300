import { shuffle } from '../core/shuffle.ts';
import { answerableCodes, type AnswerableCode } from '../question-types/registry.ts';
import type { TypeCode } from '../question-types/type-code.ts';

/** Below this share of the points somebody is weak in a type. */
const weakShare = 0.6;
/** Fewer answers say nothing yet. */
const leastAnswers = 3;

/** The types that somebody is weak in by what they have practised, the weakest first. */
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

/** Some types in the order in which a short test takes them: the weak ones, then the others as the seed has them. */
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
