import { expect, test } from 'vitest';
import { frequencyIn, readWordsByFrequency } from '../text/word-frequency.ts';
import { conventionOf } from './convention.ts';
import { createDictionaries } from './dictionaries.ts';
import { spellingMarks } from './spelling.ts';
import { createSuggesting } from './suggestions.ts';

const dictionaries = createDictionaries();
const words = readWordsByFrequency();
const suggesting = createSuggesting(words, dictionaries);
const prompt = 'Qanats are old water tunnels.';

test.each([
  ['The colour and the color of the centre and the center.', []],
  ['Their organisation, or organization, isn’t theirs; it’s ours.', []],
  ['We walked to Zzyzx with qanats in the 1990s for the UNHCRX.', []],
  ['Teh water, and teh sand.', ['Teh', 'teh']],
  ['He said: Zzyzx is recieved.', ['Zzyzx', 'recieved']],
  ['A café in a well-knwon street, www.exmpl.org and a@bqx.org.', ['knwon']],
])('misspelt words of: %s', (text, expected) => {
  expect(spellingMarks(text, prompt, dictionaries).map(({ span }) => text.slice(...span))).toEqual(expected);
});

test.each([
  ['enviroment', ['environment', 'environments']],
  ['Goverment', ['Government']],
  ['definately', ['definitely']],
  ['tehcnology', ['technology']],
  ['xqzvkjw', []],
])('the likeliest first for %s', (word, expected) => {
  expect(suggesting(word, 'british').slice(0, expected.length || 1)).toEqual(expected);
});

test('suggestions keep the convention of the text', () => {
  expect(suggesting('colur', 'british')[0]).toBe('colour');
  expect(suggesting('colur', 'british')).not.toContain('color');
  expect(suggesting('colur', 'american')).not.toContain('colour');
});

test.each([
  ['The colour of the theatre.', 'british', []],
  ['The color of the theater in the center.', 'american', []],
  ['The colour of the theatre in the Center.', 'british', []],
  ['The colour of the theatre. Center of it.', 'british', [['Center', 'Centre']]],
  ['The colour of the theatre in the center.', 'british', [['center', 'centre']]],
  [
    'The color of the center and the organisation of the labor.',
    'american',
    [['organisation', 'organization']],
  ],
  ['Organize the colour of the centre.', 'british', []],
  ['A smartphone, a website and a blog.', 'british', []],
])('the convention of: %s', (text, kept, broken) => {
  const found = conventionOf(text, '', dictionaries);
  const broke = found.broken.map(({ span, instead }) => [text.slice(...span), instead]);
  expect([found.kept, broke]).toEqual([kept, broken]);
});

test('words have their place by frequency', () => {
  const frequency = frequencyIn(words);
  expect(frequency('You')).toBe(1);
  expect(frequency('discussion') ?? 0).toBeGreaterThan(frequency('house') ?? 0);
  expect(frequency('xqzvkjw')).toBeUndefined();
});
