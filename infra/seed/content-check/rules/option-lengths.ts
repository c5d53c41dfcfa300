import type { Question } from '#domain/question-types/registry.ts';
import { eachQuestion, eachSet, finding } from '../rule.ts';

/** How much longer or shorter than all others a right option may be. */
const margin = 0.2;
const longestShare = 0.4;

/** The lengths of right and wrong options in characters; nothing for types without options. */
function lengthsOf(question: Question): { right: number[]; wrong: number[] } | undefined {
  if (!('multichoice' in question)) return undefined;
  const keys = 'correctIndex' in question ? [question.correctIndex] : question.correctIndexes;
  const lengths = question.multichoice.map((option) => option.length);
  return {
    right: lengths.filter((_length, index) => keys.includes(index)),
    wrong: lengths.filter((_length, index) => !keys.includes(index)),
  };
}

/** No right option gives itself away by its length. */
export const optionLengthRule = eachQuestion((question) => {
  const lengths = lengthsOf(question);
  if (!lengths) return [];
  const [shortest, longest] = [Math.min(...lengths.wrong), Math.max(...lengths.wrong)];
  return lengths.right.flatMap((length) => [
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

/** Over a set, guessing the longest option does not pay. */
export const longestOptionRule = eachSet((files) => {
  const withOptions = files.flatMap(({ question }) => lengthsOf(question) ?? []);
  const longest = withOptions.filter(({ right, wrong }) => Math.min(...right) > Math.max(...wrong));
  return finding(
    longest.length > withOptions.length * longestShare,
    'multichoice',
    `the right option is the longest in ${longest.length} of ${withOptions.length}: lengthen wrong ones`,
  );
});
