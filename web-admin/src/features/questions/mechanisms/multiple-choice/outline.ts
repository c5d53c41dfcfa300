import type { MechanismOutline } from '../mechanism-outline.ts';
import { optionNames, optionsOutline } from '../shared/options-outline.ts';

export const multipleChoiceOutline: MechanismOutline<'multiple-choice'> = {
  keyOf: ({ multichoice, correctIndexes }) => optionsOutline(multichoice, correctIndexes),
  thingsWithReasons: optionNames,
};
