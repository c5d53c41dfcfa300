import { expect, test } from 'vitest';
import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { fileOf, wordsOfLength } from '../../testing/files.ts';
import { commonestOpening, openingFindings, shareOfSayings } from './openings.ts';

const set = (opening: (index: number) => string, ending: (index: number) => string) =>
  Array.from({ length: 12 }, (_, index) =>
    fileOf({ ...rsaQuestion, topic: `${opening(index)} ${wordsOfLength(45)}. ${ending(index)}` }),
  );
const long = `And so ${wordsOfLength(12)}.`;

test('reports a word that opens too many texts', () => {
  const alike = set(
    (index) => (index < 4 ? 'Until' : `Word${index}`),
    () => long,
  );
  expect(commonestOpening(alike)).toMatchObject({ word: 'until' });
  expect(openingFindings(alike)).toEqual([['topic', expect.stringContaining('begin with “until”')]]);
  expect(
    openingFindings(
      set(
        (index) => (index < 3 ? 'Until' : `Word${index}`),
        () => long,
      ),
    ),
  ).toEqual([]);
});

test('reports too many closing remarks', () => {
  const saying = 'The cabins are an answer to hills.';
  const closing = (count: number) =>
    set(
      (index) => `Word${index}`,
      (index) => (index < count ? saying : long),
    );
  expect(shareOfSayings(closing(4))).toBeCloseTo(1 / 3);
  expect(openingFindings(closing(4))).toEqual([['topic', expect.stringContaining('8 words or fewer')]]);
  expect(openingFindings(closing(3))).toEqual([]);
});
