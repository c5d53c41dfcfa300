import { describe, expect, test } from 'vitest';
import { lsaQuestion, rmaQuestion, rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { optionSigns } from '../../option-signs.ts';
import { fileOf } from '../../testing/files.ts';
import { guessingRule } from './guessing.ts';
import { keyNumbersRule } from './key-numbers.ts';

const text =
  'The ferry crosses the wide river twice a day, and the captain sells tickets on deck to farmers and their children.';
const plain = ['Boats are painted blue', 'Trains go by night', 'Winters grow mild', 'Music is played'];
/** Twelve questions with four options; the right one at `place(index)` is paraphrased. */
const set = (said: string, place: (index: number) => number, key: (index: number) => number) =>
  Array.from({ length: 12 }, (_, index) =>
    fileOf({
      ...rsaQuestion,
      topic: text,
      multichoice: plain.map((option, at) => (at === place(index) ? said : option)),
      correctIndex: key(index),
    }),
  );
const keyOf = (index: number) => index % 4;
/** Right in three of twelve, as expected by chance. */
const byChance = (index: number) => (index < 3 ? keyOf(index) : (keyOf(index) + 1 + (index % 3)) % 4);
const messages = (files: Parameters<typeof guessingRule>[0]) =>
  guessingRule(files).map(({ message }) => message);

describe.each([
  ['greater length', 'Boats are painted in blue, green, white or yellow colours', 'letters'],
  ['a hedge', 'Boats may be painted blue', 'hedges'],
  ['an absolute word', 'Boats are always painted blue', 'absolute'],
  ['the words of the text', 'Farmers and children buy tickets of the captain', 'words of meaning'],
])('%s', (_what, said, sign) => {
  test('in right options only is reported', () => {
    expect(messages(set(said, keyOf, keyOf)).join()).toContain(sign);
  });
  test('in wrong options only is reported', () => {
    const never = (index: number) => (keyOf(index) + 1) % 4;
    expect(messages(set(said, never, keyOf)).join()).toContain(sign);
  });
  test('in right options as often as by chance is accepted', () => {
    expect(messages(set(said, byChance, keyOf))).toEqual([]);
  });
});

test('counts the transcript, and not the line that announces it', () => {
  const heard = Array.from({ length: 12 }, (_, index) =>
    fileOf({
      ...lsaQuestion,
      transcript: text,
      topic: plain.join(', '),
      multichoice: plain.map((option, at) =>
        at === keyOf(index) ? 'Farmers buy tickets of the captain' : option,
      ),
      correctIndex: keyOf(index),
    }),
  );
  expect(messages(heard).join()).toContain('words of meaning');
});

test('finds no signs in types without options', () => {
  expect(optionSigns.length).toBeGreaterThan(0);
  expect(guessingRule([])).toEqual([]);
});

describe('the number of right options', () => {
  const rma = (options: number, ...keys: number[]) =>
    fileOf({
      ...rmaQuestion,
      multichoice: Array.from({ length: options }, (_, index) => `Option ${index}`),
      correctIndexes: keys,
    });
  test('is reported if it is constant for a number of options', () => {
    const always = [rma(5, 0, 1), rma(5, 2, 3), rma(5, 1, 4)];
    expect(keyNumbersRule(always)).toMatchObject([{ file: 'RMA/', field: 'correctIndexes' }]);
    expect(keyNumbersRule([...always, rma(5, 0, 2, 4)])).toEqual([]);
  });
  test('is accepted in two questions, or with different options', () => {
    expect(keyNumbersRule([rma(5, 0, 1), rma(5, 2, 3), rma(6, 1, 4)])).toEqual([]);
    expect(keyNumbersRule([fileOf(rsaQuestion), fileOf(rsaQuestion), fileOf(rsaQuestion)])).toEqual([]);
  });
});
