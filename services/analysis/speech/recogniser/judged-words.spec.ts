import { expect, test } from 'vitest';
import { readModelFiles } from '../../inference/model-files.ts';
import { judgeWords } from './judged-words.ts';
import { readVocabulary } from './vocabulary.ts';
import { tokensOfWords } from './words.ts';

const vocabulary = readVocabulary(readModelFiles('whisper-tiny.en'));
const { end } = vocabulary.special;

/** Words of one token each. */
function judged(...said: readonly (readonly [word: string, probability: number, instead?: string])[]) {
  const { tokens, words } = tokensOfWords(
    vocabulary,
    said.map(([word]) => word),
  );
  expect(tokens).toHaveLength(said.length);
  const preferred = said.map(([word, , instead = word]) =>
    instead === '' ? end : (vocabulary.tokensOf(` ${instead}`)[0] ?? end),
  );
  const probabilities = said.map(([, probability]) => probability);
  const forced = { tokens, probabilities, preferred, offset: 2, decoded: { outputs: {}, logitsAfter } };
  return judgeWords(vocabulary, forced, words).map(({ text, heard, isLeftOut }) =>
    isLeftOut ? `no ${text}` : heard === null ? text : `${heard} for ${text}`,
  );
}
const logitsAfter = () => new Float32Array(0);

test('a word is what was heard, or what would rather have been', () => {
  expect(judged(['the', 0.9], ['sea', 0.01, 'water'], ['was', 0.2, 'is'])).toEqual([
    'the',
    'water for sea',
    'is for was',
  ]);
});

test('a word in whose place the next one is heard was left out, unless it may have been said', () => {
  expect(judged(['very', 0.01, 'cold'], ['cold', 0.9])).toEqual(['no very', 'cold']);
  expect(judged(['very', 0.2, 'cold'], ['cold', 0.9])).toEqual(['cold for very', 'cold']);
});

test('one letter tells nothing of the next word, unless it is the word', () => {
  expect(judged(['very', 0.01, 's'], ['small', 0.9])).toEqual(['s for very', 'small']);
  expect(judged(['very', 0.01, 'a'], ['a', 0.9])).toEqual(['no very', 'a']);
});

test('where nothing more is heard all that follows was left out, however well it follows from the text', () => {
  expect(judged(['the', 0.9], ['price', 0.01, ''], ['of', 0.2, 'was'], ['food', 0, 'water'])).toEqual([
    'the',
    'no price',
    'no of',
    'no food',
  ]);
});

test('a silence before words that were said is a word that was left out', () => {
  expect(judged(['the', 0.9], ['price', 0.01, ''], ['of', 0.2, 'was'], ['food', 0.8])).toEqual([
    'the',
    'no price',
    'was for of',
    'food',
  ]);
});
