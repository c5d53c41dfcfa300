import type { Question } from '#domain/question-types/registry.ts';
import { eachSet, finding } from '../rule.ts';

/** So many questions alike are a habit that a guesser can learn. */
const habit = 3;

function numbersOf(question: Question): { options: number; keys: number }[] {
  if (!('correctIndexes' in question)) return [];
  return [{ options: question.multichoice.length, keys: question.correctIndexes.length }];
}

/** Where several options are right, the number of options does not tell how many. */
export const keyNumbersRule = eachSet((files) => {
  const all = files.flatMap(({ question }) => numbersOf(question));
  return [...new Set(all.map(({ options }) => options))].flatMap((options) => {
    const keys = all.filter((each) => each.options === options).map((each) => each.keys);
    return finding(
      keys.length >= habit && new Set(keys).size === 1,
      'correctIndexes',
      `all ${keys.length} questions with ${options} options have ${keys[0] ?? 0} right ones: give one of them another number`,
    );
  });
});
