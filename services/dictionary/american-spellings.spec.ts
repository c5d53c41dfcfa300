import { expect, test } from 'vitest';
import { americanSpellings } from './american-spellings.ts';

test.each([
  ['organise', 'organize'],
  ['organisation', 'organization'],
  ['analyse', 'analyze'],
  ['colour', 'color'],
  ['colourful', 'colorful'],
  ['centre', 'center'],
  ['dialogue', 'dialog'],
  ['traveller', 'traveler'],
  ['defence', 'defense'],
  ['encyclopaedia', 'encyclopedia'],
])('%s is %s in America', (british, american) => {
  expect(americanSpellings(british)).toContain(american);
});

test('gives no American spelling to a word without one', () => {
  expect(americanSpellings('tea')).toEqual([]);
});
