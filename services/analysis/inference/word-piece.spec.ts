import { expect, test } from 'vitest';
import { readModelFiles } from './model-files.ts';
import { WordPiece } from './word-piece.ts';

const tokenizer = new WordPiece(readModelFiles('minilm-l6').file('vocab.txt').toString('utf8'));

// From the model's original tokenizer.
test.each([
  ['This is an example sentence', [2023, 2003, 2019, 2742, 6251]],
  ['The port gives quiet ships a discount.', [1996, 3417, 3957, 4251, 3719, 1037, 19575, 1012]],
  [
    'Café naïve ΣΊΣΥΦΟΣ 北京 [SEP] can’t\u200b stop',
    [
      7668, 15743, 1173, 18199, 29733, 29735, 29736, 29730, 29733, 1781, 1755, 1031, 19802, 1033, 2064, 1521,
      1056, 2644,
    ],
  ],
  ['', []],
  ['a'.repeat(101), [100]],
])('%s', (text, tokens) => {
  expect(tokenizer.tokensOf(text)).toEqual(tokens);
});
