import { kindOf } from '#domain/question-types/kinds.ts';
import { choiceOf } from '../../parts.ts';
import { eachSet, finding } from '../../rule.ts';

const habit = 3;

/** If several options are right, the number of options does not reveal how many. */
export const keyNumbersRule = eachSet((files, code) => {
  if (kindOf(code) !== 'multiple-choice') return [];
  const all = files.flatMap(({ question }) => {
    const { options = [], keys = [] } = choiceOf(question) ?? {};
    return [{ options: options.length, keys: keys.length }];
  });
  return [...new Set(all.map(({ options }) => options))].flatMap((options) => {
    const keys = all.filter((each) => each.options === options).map((each) => each.keys);
    return finding(
      keys.length >= habit && new Set(keys).size === 1,
      'correctIndexes',
      `all ${keys.length} questions with ${options} options have ${keys[0] ?? 0} right ones: give one of them another number`,
    );
  });
});
