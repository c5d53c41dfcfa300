import type { MechanismOutline } from '../mechanism-outline.ts';
import { optionNames, optionsOutline } from '../shared/options-outline.ts';

export const singleChoiceOutline: MechanismOutline<'single-choice'> = {
  keyOf: ({ multichoice, correctIndex }) => optionsOutline(multichoice, [correctIndex]),
  thingsWithReasons: optionNames,
};
