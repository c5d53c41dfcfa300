import { expect, test } from 'vitest';
import { writtenSentences } from './written-sentences.ts';

const spoken = (...texts: readonly string[]) =>
  texts.map((text, index) => ({ text, startMs: index * 1000, endMs: index * 1000 + 900 }));
const textsOf = (line: string, ...told: readonly string[]) => {
  const sentences = writtenSentences(line, spoken(...told));
  expect(sentences.map(({ startMs, endMs }) => [startMs, endMs])).toEqual(
    spoken(...told).map(({ startMs, endMs }) => [startMs, endMs]),
  );
  return sentences.map(({ text }) => text);
};

test('keeps sentences that are spoken as written', () => {
  expect(textsOf('It rained. We ran.', 'It rained.', 'We ran.')).toEqual(['It rained.', 'We ran.']);
});

test.each([
  ['at the beginning', 'In 1840 it rained. We ran.', ['In eighteen forty it rained.', 'We ran.']],
  ['in the middle', 'Look. In 1840 it rained. We ran.', ['Look.', 'In eighteen forty it rained.', 'We ran.']],
  ['at the end', 'We ran. It was 1840.', ['We ran.', 'It was eighteen forty.']],
  ['all of it', 'It was 1840.', ['It was eighteen forty.']],
  [
    'two in a row',
    'It was 1840. Was it 1841? We ran.',
    ['It was eighteen forty.', 'Was it eighteen forty-one?', 'We ran.'],
  ],
])('restores the written form of a sentence spoken otherwise: %s', (_where, line, told) => {
  expect(textsOf(line, ...told)).toEqual(line.split(/(?<=[.?]) /));
});

test('finds each of two equal sentences at its place', () => {
  expect(textsOf('No. It was 1840. No.', 'No.', 'It was eighteen forty.', 'No.')).toEqual([
    'No.',
    'It was 1840.',
    'No.',
  ]);
});

test('refuses words that cannot be separated or found', () => {
  expect(() => writtenSentences('In 1840, or 1841', spoken('In eighteen forty', 'or so'))).toThrow(
    RangeError,
  );
  expect(() => writtenSentences('It rained.', spoken('It rained.', 'We ran.'))).toThrow(RangeError);
});
