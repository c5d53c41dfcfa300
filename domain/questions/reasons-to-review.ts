import { haveSameKey, reasonedPartsOf, type Question } from '../question-types/registry.ts';

/**
 * Where another key leaves a reason as it was: the places in `explanations` of what became right or wrong, and still
 * says why it was not. Empty while the key is the same, and where no reason was given before.
 */
export function reasonsToReview(before: Question, after: Question): number[] {
  if (before.type !== after.type || haveSameKey(before, after)) return [];
  const old = new Map(
    reasonedPartsOf(before).parts.map(({ thing, truth }, index) => [
      thing,
      { truth, reason: before.explanations[index]?.text },
    ]),
  );
  return reasonedPartsOf(after).parts.flatMap(({ thing, truth }, index) => {
    const was = old.get(thing);
    const reason = after.explanations[index]?.text;
    return was && reason !== undefined && was.truth !== truth && was.reason === reason ? [index] : [];
  });
}
