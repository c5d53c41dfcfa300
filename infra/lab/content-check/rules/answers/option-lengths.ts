import type { Question } from '#domain/question-types/registry.ts';
import { choiceOf } from '../../parts.ts';
import { eachQuestion, eachSet, finding } from '../../rule.ts';

/** How much longer or shorter than all others a right option may be. */
const margin = 0.2;
const longestShare = 0.4;

interface Lengths {
  readonly right: readonly number[];
  readonly wrong: readonly number[];
}

function lengthsOf(question: Question): Lengths | undefined {
  const choice = choiceOf(question);
  if (!choice) return undefined;
  const { options, keys } = choice;
  const all = options.map((option) => option.length);
  return {
    right: all.filter((_length, index) => keys.includes(index)),
    wrong: all.filter((_length, index) => !keys.includes(index)),
  };
}

/** No right option is conspicuous by its length. */
export const optionLengthRule = eachQuestion((question) => {
  const found = lengthsOf(question);
  if (!found) return [];
  const [shortest, longest] = [Math.min(...found.wrong), Math.max(...found.wrong)];
  return found.right.flatMap((length) => [
    ...finding(
      length > longest * (1 + margin),
      'multichoice',
      `a right option has ${length} letters, the longest wrong one ${longest}: even them out`,
    ),
    ...finding(
      length < shortest * (1 - margin),
      'multichoice',
      `a right option has ${length} letters, the shortest wrong one ${shortest}: even them out`,
    ),
  ]);
});

/** Guessing the longest option does not pay. */
export const longestOptionRule = eachSet((files) => {
  const withOptions = files.flatMap(({ question }) => lengthsOf(question) ?? []);
  const longest = withOptions.filter(({ right, wrong }) => Math.min(...right) > Math.max(...wrong));
  return finding(
    longest.length > withOptions.length * longestShare,
    'multichoice',
    `the right option is the longest in ${longest.length} of ${withOptions.length}: lengthen wrong ones`,
  );
});
