import { expect, test } from 'vitest';
import { windowOfWords } from './window-of-words.ts';

const heard = (...windows: readonly string[]) =>
  windows.flatMap((words, window) => words.split(' ').map((text) => ({ text, window })));

test.each([
  ['each word goes where it was heard', 'one two three four', heard('One two', 'three, four.'), [0, 0, 1, 1]],
  ['a word that was not heard goes with the one before', 'one two three', heard('one', 'three'), [0, 0, 1]],
  ['a word that was heard otherwise has its place', 'one two three', heard('one to', 'three'), [0, 0, 1]],
  ['no word goes back', 'a b a b', heard('a b', 'a b'), [0, 0, 1, 1]],
  ['what was said before the text is passed over', 'one two', heard('zero', 'one two'), [1, 1]],
  ['nothing heard', 'one two', [], [0, 0]],
])('%s', (_, reference, words, windows) => {
  expect(windowOfWords(reference.split(' '), words)).toEqual(windows);
});
