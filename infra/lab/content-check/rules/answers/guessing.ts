import { outcomeOf } from '../../guess.ts';
import { optionSigns } from '../../option-signs.ts';
import { choiceOf } from '../../parts.ts';
import { eachSet, finding, type CheckedFile, type Finding } from '../../rule.ts';
import { sourceOf } from '../../source-of.ts';

/** The significance level of a guessing strategy. */
const leastChance = 0.05;

/** No visible sign of an option predicts that it is right, or wrong. */
export const guessingRule = eachSet((files) => signFindings(files, leastChance));

export function signFindings(files: readonly CheckedFile[], least: number): Finding[] {
  const choices = files.flatMap(({ question }) => {
    const choice = choiceOf(question);
    return choice ? [{ ...choice, text: sourceOf(question) }] : [];
  });
  return optionSigns.flatMap(({ name, count }) =>
    ([1, -1] as const).flatMap((direction) => {
      const { hits, expected, atLeast, atMost } = outcomeOf(
        choices.map(({ text, options, keys }) => ({
          ranks: options.map((option) => direction * count(option, text)),
          keys,
        })),
      );
      const told = `the options with the ${direction === 1 ? 'most' : 'fewest'} ${name} are right ${hits.toFixed(1)} times, ${expected.toFixed(1)} by chance`;
      return [
        ...finding(atLeast < least, 'multichoice', `${told}: use them in wrong ones as well`),
        ...finding(atMost < least, 'multichoice', `${told}: use them in right ones as well`),
      ];
    }),
  );
}
