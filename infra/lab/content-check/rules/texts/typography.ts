import { eachQuestion, finding } from '../../rule.ts';
import { allTexts } from '../../texts.ts';

/** Clean texts: no double spaces, tabs, outer spaces, exclamation marks or unusual letters. */
export const typographyRule = eachQuestion((question) =>
  allTexts(question).flatMap(([field, text]) => [
    ...finding(/ {2}|\t|^\s|\s$/.test(text), field, 'has double spaces, tabs or spaces at an end'),
    ...finding(text.includes('!'), field, 'has an exclamation mark: end with a full stop'),
    ...finding(
      /[\p{Cc}\p{Cf}]/u.test(text.replaceAll(/[\n\t]/g, '')),
      field,
      'has a letter that cannot be seen',
    ),
  ]),
);
