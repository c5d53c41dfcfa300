import { expect, test } from 'vitest';
import { writtenApart } from './joined-words.ts';

test('finds the words that a learner wrote as one', () => {
  expect(['alot', 'Inorder', 'eachother', 'together'].map(writtenApart)).toEqual([
    'a lot',
    'in order',
    'each other',
    undefined,
  ]);
});
