import { haveSameKey, reasonedPartsOf, type Question } from '../question-types/registry.ts';

/** Places in `explanations` of parts whose truth changed while their reason did not. Empty if the key is unchanged. */
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
