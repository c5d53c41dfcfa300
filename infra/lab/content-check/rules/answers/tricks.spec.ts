import { expect, test } from 'vitest';
import { liwQuestion, rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { fileOf } from '../../testing/files.ts';
import { tricksRule } from './tricks.ts';

const heard = 'The ferry crossed the river';
const bank = (count: number) => [
  ...Array.from({ length: count }, (_, index) =>
    fileOf({ ...rsaQuestion, uid: `RSA-${index}`, topic: heard, correctIndex: index % 3 }),
  ),
  ...Array.from({ length: count }, (_, index) =>
    fileOf({
      ...liwQuestion,
      uid: `LIW-${index}`,
      topic: 'The ferry crossed the stone',
      transcript: heard,
      indexToClick: [4],
    }),
  ),
];
const told = (count: number) =>
  tricksRule(bank(count)).flatMap(({ file, message }) => (file === 'LIW/' ? [message] : []));

test('reports words that can be found without the recording', () => {
  expect(told(30)).toContainEqual(
    expect.stringContaining('goes with its neighbours least: right in 100.0 %'),
  );
});

test('reports nothing for a few answers', () => {
  expect(told(29)).toEqual([]);
});
