import { expect, test } from 'vitest';
import { writtenApart } from './joined-words.ts';

test('words that are written as one are known by what is meant', () => {
  expect(['alot', 'Inorder', 'eachother', 'together'].map(writtenApart)).toEqual([
    'a lot',
    'in order',
    'each other',
    undefined,
  ]);
});
