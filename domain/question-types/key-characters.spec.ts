import { expect, test } from 'vitest';
import { keyFault } from './key-characters.ts';

test.each([
  'neighbours',
  'lunch\u00a0time',
  'isn’t',
  'well-known',
  '1,500',
  '$5',
  '50%',
  'café',
  'cafe\u0301',
  'office.',
])('%j can be typed', (key) => {
  expect(keyFault(key)).toBeUndefined();
});

test.each([
  ['neighbours\u200b', 'U+200B'],
  ['them\u00adselves', 'U+00AD'],
  ['re\u0007add', 'U+0007'],
  ['\u200b', 'U+200B'],
  ['fam\u0456lies', 'U+0456'],
  ['<b>neighbours</b>', 'U+003C'],
  ['neighbours/neighbors', 'U+002F'],
  ['...', 'no word'],
  [' ', 'no word'],
])('%j cannot be typed, and the character is reported', (key, named) => {
  expect(keyFault(key)).toContain(named);
});
