import { expect, test } from 'vitest';
import { readModelFiles } from '../../inference/model-files.ts';
import { force } from './force.ts';
import type { Decoded, Recogniser } from './recogniser.ts';
import { readVocabulary } from './vocabulary.ts';

const vocabulary = readVocabulary(readModelFiles('whisper-tiny.en'));
const tokens = vocabulary.tokensOf(' The committee rejected the proposal, and left.');
const [the = 0, other = 0, comma = 0] = [' The', ' the', ','].flatMap((text) => vocabulary.tokensOf(text));

/** A decoder with a low probability for all tokens and a higher one for the spoken words. */
const rows = Array.from({ length: tokens.length + 3 }, (_, row) =>
  Float32Array.from({ length: vocabulary.size }, (_none, token) => {
    const isSaid = token === tokens[row - 1] || (row === 1 && (token === other || token === comma));
    return isSaid ? 14 : ((token * 7919) % 1000) / 250;
  }),
);
const decoded: Decoded = { outputs: {}, logitsAfter: (place) => rows[place] ?? new Float32Array(0) };
const recogniser: Recogniser = {
  vocabulary,
  encode: () => Promise.resolve({ cross: {}, seconds: 15 }),
  decode: () => Promise.resolve(decoded),
};

/** By the definition: the softmax of a token and its twin. */
function shareOf(token: number, row: Float32Array): number {
  const isWord = vocabulary.isPunctuation[token] !== 1;
  const heard = [...row.keys()].filter(
    (each) => each <= vocabulary.special.end && !(isWord && vocabulary.isPunctuation[each] === 1),
  );
  const odds = (each: number) => Math.exp(row[each] ?? -Infinity);
  const sum = heard.map(odds).reduce((all, each) => all + each, 0);
  const twin = vocabulary.otherCase[token] ?? -1;
  return (odds(token) + (twin < 0 ? 0 : odds(twin))) / sum;
}

test('a token has its share of all that is heard, capitals and punctuation apart, however often it is asked', async () => {
  expect(vocabulary.otherCase[the]).toBe(other);
  const shares = tokens.map((token, at) => shareOf(token, rows[at + 1] ?? new Float32Array(0)));
  // Enough iterations for the JIT compiler: results must not change.
  for (let time = 0; time < 20; time += 1) {
    const { probabilities, preferred } = await force(recogniser, { cross: {}, seconds: 15 }, tokens);
    for (const [at, share] of shares.entries()) expect(probabilities[at]).toBeCloseTo(share, 6);
    expect(preferred).toEqual(tokens);
    await new Promise((resolve) => setImmediate(resolve));
  }
});
