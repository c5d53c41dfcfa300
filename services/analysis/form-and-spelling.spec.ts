import { expect, test } from 'vitest';
import { scoreSchema } from '#domain/scoring/score.ts';
import { createFormAndSpelling } from './form-and-spelling.ts';
import { createSpelling, misspeltIn } from './spelling.ts';

const analysis = createFormAndSpelling();
const prompt = 'Qanats are old water tunnels.';
const sampleAnswer = '';
const task = { type: 'WSC', material: 'passage', prompt, sampleAnswer, keyPoints: [], earlier: [] } as const;
const score = (text: string) => analysis.score({ ...task, text });
const sentence = `Long tunnels${' carry cool water'.repeat(8)}.`;

test('full form earns all points there are, and the score says what was not judged', async () => {
  const full = await score(sentence);
  expect(scoreSchema.parse(full)).toEqual(full);
  expect(full).toMatchObject({ points: 2, maximum: 2, successful: true, scorer: 'form-and-spelling' });
  expect(full.notJudged).toEqual(['content', 'grammar', 'vocabulary']);
  expect(full.traits.map(({ trait }) => trait)).toEqual(['form']);
});

test('a short text earns half, one in capitals nothing; neither passes', async () => {
  expect(await score('Old tunnels carry water.')).toMatchObject({ points: 0, successful: false });
  expect(await score('Old tunnels still carry water.')).toMatchObject({ points: 1, successful: false });
  expect(await score(sentence.toUpperCase())).toMatchObject({ points: 0, successful: false });
});

test('misspelt words are marked where they stand, and cost nothing where the rubric has no spelling', async () => {
  const text = sentence.replace('cool', 'coool');
  const from = text.indexOf('coool');
  const { points, remarks } = await score(text);
  expect(points).toBe(2);
  expect(remarks).toEqual([{ kind: 'text', span: [from, from + 5], fault: 'spelling' }]);
});

const isSpelt = createSpelling();

test.each([
  ['The colour and the color of the centre and the center.', []],
  ['Their organisation, or organization, isn’t theirs; it’s ours.', []],
  ['We walked to Zzyzx with qanats in the 1990s for the UNHCRX.', []],
  ['Teh water, and teh sand.', ['Teh', 'teh']],
  ['He said: Zzyzx is recieved.', ['Zzyzx', 'recieved']],
])('%s', (text, expected) => {
  expect(misspeltIn(text, prompt, isSpelt).map((span) => text.slice(...span))).toEqual(expected);
});
