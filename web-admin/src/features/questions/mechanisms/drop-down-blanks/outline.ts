import type { MechanismOutline } from '../mechanism-outline.ts';
import { blankNames } from '../shared/blanks-outline.ts';

export const dropDownBlanksOutline: MechanismOutline<'drop-down-blanks'> = {
  keyOf: ({ wordsGiven, correctAnswers }) =>
    wordsGiven.map((words, index) => ({
      label: `Blank ${index + 1}`,
      lines: words.map((word) => `${word === correctAnswers[index] ? 'Right' : 'Wrong'}: ${word}`),
    })),
  thingsWithReasons: blankNames,
};
