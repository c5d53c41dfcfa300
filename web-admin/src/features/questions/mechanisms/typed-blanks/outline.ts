import type { MechanismOutline } from '../mechanism-outline.ts';
import { blankNames, rightWords } from '../shared/blanks-outline.ts';

export const typedBlanksOutline: MechanismOutline<'typed-blanks'> = {
  keyOf: (question) => [rightWords(question)],
  thingsWithReasons: blankNames,
};
