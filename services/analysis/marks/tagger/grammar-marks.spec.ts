import { expect, test } from 'vitest';
import type { Mark } from '#domain/scoring/writing/language/marks.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { openGrammarTagger } from './grammar-marks.ts';

const tagger = await openGrammarTagger();

const marked = async (text: string) =>
  (await tagger.marksOf(text, sentencesOf(text), [])).map(({ span, category, suggestions }) => [
    text.slice(...span),
    category,
    ...suggestions,
  ]);

// From the model's own evaluation.
test.each([
  [
    'Nowadays, most of the people spend too much time on internet.',
    [['internet', 'article', 'the internet']],
  ],
  [
    'My sister have three child and she live near the sea.',
    [
      ['have', 'agreement', 'has'],
      ['child', 'number', 'children'],
      ['live', 'agreement', 'lives'],
    ],
  ],
  [
    'I am agree with the idea that students needs more informations about jobs.',
    [
      ['am', 'verb_form', ''],
      ['needs', 'verb_form', 'need'],
      ['informations', 'number', 'information'],
    ],
  ],
  ['When I was young, I go to school by bus.', [['go', 'verb_form', 'went']]],
  ["It don't look very nice.", [["don't", 'agreement', "doesn't"]]],
  [
    'He is best player in our team because he can to run very fast.',
    [
      ['best', 'article', 'the best'],
      ['to', 'preposition', ''],
    ],
  ],
  ['The government should invests more money on public transport.', [['invests', 'verb_form', 'invest']]],
  ['Let me know when she will come.', []],
  ['She has lived in this town since she was a child, and she knows all of its streets.', []],
])('%s', async (text, marks) => {
  expect(await marked(text)).toEqual(marks);
});

test('a mark stands in its sentence, wherever that stands', async () => {
  const text = 'It is late. 😀 She knows. My sister have a car.';
  expect(await marked(text)).toEqual([['have', 'agreement', 'has']]);
});

const misspelt = (at: number, length: number, meant: string): Mark => ({
  span: [at, at + length],
  fault: 'spelling',
  category: 'spelling',
  subcategory: 'unknown-word',
  suggestions: [meant],
  sources: ['dictionary'],
});

test('a doubtful word is a mistake in a text of many, and none in a text of few', async () => {
  const marks = async (text: string, others: readonly Mark[]) =>
    (await tagger.marksOf(text, sentencesOf(text), others)).map(({ span }) => text.slice(...span));
  const doubtful = 'My friend which lives here is kind.';
  expect(await marks(doubtful, [])).toEqual([]);
  expect(
    await marks(doubtful, [misspelt(0, 2, 'My'), misspelt(3, 6, 'friend'), misspelt(16, 5, 'lives')]),
  ).toEqual(['which']);
});

test('a misspelt word is read as what was meant', async () => {
  const text = 'My sistre have a car.';
  const marks = await tagger.marksOf(text, sentencesOf(text), [misspelt(3, 6, 'sister')]);
  expect(marks.map(({ span, suggestions }) => [text.slice(...span), ...suggestions])).toEqual([
    ['have', 'has'],
  ]);
});

test('a misspelt word does not take the mark of its neighbour along', async () => {
  const text = 'The old person doesnot hear it, and my freind have a car.';
  const others = [misspelt(text.indexOf('freind'), 6, 'friend')];
  const marks = await tagger.marksOf(text, sentencesOf(text), others);
  expect(marks.map(({ span }) => text.slice(...span))).toContain('have');
  expect(marks.some(({ span }) => text.slice(...span).includes('freind'))).toBe(false);
});
