import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SpokenState } from './evidence.ts';
import { judgeWords } from './reference-words.ts';
import { readOut } from './testing/spoken-facts.ts';

const text = 'The old harbour was once built quite early here.';
const place = 5;
const unsure = Object.fromEntries(text.split(' ').map((_, at) => [at, { probability: 0.4 }]));

/** The state of one word of an unsure speaker. */
function stateOf(probability: number, alone: number, contrast = 50): SpokenState | undefined {
  const facts = readOut(text, { ...unsure, [place]: { probability, alone, heard: 'guilt' } });
  return judgeWords({ ...facts, contrast })[place]?.state;
}

describe('the own sound of a word', () => {
  test('shows a bad word that the text before it makes likely', () => {
    expect([0.4, 0.05, 0.0001].map((alone) => stateOf(0.05, alone))).toEqual([
      'unclear',
      'unclear',
      'replaced',
    ]);
  });

  test('takes nothing from a word that was recognised', () => {
    expect(stateOf(0.4, 0.0001)).toBe('said');
  });

  test('does not count in noise', () => {
    expect([50, 30, 20, 15, 5].map((contrast) => stateOf(0.05, 0.0001, contrast))).toEqual([
      'replaced',
      'replaced',
      'unclear',
      'unclear',
      'unclear',
    ]);
  });

  test('never marks a word for a better one', () => {
    const share = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);
    const isMarked = (...given: Parameters<typeof stateOf>) => (stateOf(...given) === 'replaced' ? 1 : 0);
    fc.assert(
      fc.property(
        share,
        share,
        share,
        fc.integer({ min: 0, max: 70 }),
        (probability, one, other, contrast) => {
          const [worse, better] = [Math.min(one, other), Math.max(one, other)];
          expect(isMarked(probability, better, contrast)).toBeLessThanOrEqual(
            isMarked(probability, worse, contrast),
          );
        },
      ),
    );
  });
});
