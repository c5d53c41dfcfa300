import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ReferenceWord, SpeakingFacts } from './facts.ts';
import { rateSpokenContent } from './content.ts';
import { scoreSpeaking } from './score-speaking.ts';
import { reading } from './testing/spoken-facts.ts';

const vocabulary =
  'harbour narrow streets follow the old shore railway built before came and its most of was library opens hour later Sunday'.split(
    ' ',
  );

interface Reading {
  readonly words: readonly string[];
  readonly wordMs: number;
  /** Whether the tail was forced into the sound with some certainty, or with hardly any. */
  readonly tail: number;
}

const anyReading: fc.Arbitrary<Reading> = fc.record({
  words: fc.array(fc.constantFrom(...vocabulary), { minLength: 40, maxLength: 80 }),
  wordMs: fc.integer({ min: 280, max: 460 }),
  tail: fc.double({ min: 0.01, max: 0.95, noNaN: true }),
});

/** The facts of a reading that was broken off: the alignment forced all later words into the last quarter of a second. */
function cutAfter({ words, wordMs, tail }: Reading, ms: number): SpeakingFacts {
  const end = Math.max(1, Math.min(ms, words.length * wordMs));
  const said = Math.floor(end / wordMs);
  const place = (at: number) => ({ startMs: at * wordMs, endMs: (at + 1) * wordMs });
  const reference = words.map((text, index): ReferenceWord => {
    if (index < said) return { text, probability: 0.95, alone: 0.95, heard: null, at: place(index) };
    const at = { startMs: Math.max(0, end - 250), endMs: end };
    return { text, probability: tail, alone: tail, heard: 'so', at };
  });
  return {
    lengthMs: end,
    unheard: null,
    contrast: 50,
    runs: [{ startMs: 0, endMs: end }],
    heard: words.slice(0, said).map((text, at) => ({ text, probability: 0.95, ...place(at) })),
    reference,
    points: [],
    nearPrompt: 0,
    copiedShare: 0,
  };
}

const scoreOf = (one: Reading, ms: number) => scoreSpeaking(reading(one.words.join(' ')), cutAfter(one, ms));

test('never earns more for a shorter part of a reading', () => {
  fc.assert(
    fc.property(anyReading, (one) => {
      let before = 0;
      for (let ms = 1000; ms <= one.words.length * one.wordMs + 1000; ms += 1000) {
        const { points } = scoreOf(one, ms);
        expect(points).toBeGreaterThanOrEqual(before);
        before = points;
      }
      expect(before).toBeGreaterThanOrEqual(14);
    }),
    { numRuns: 50 },
  );
});

test('earns at most a tenth of content and hardly any fluency after a tenth', () => {
  fc.assert(
    fc.property(anyReading, (one) => {
      const facts = cutAfter(one, (one.words.length * one.wordMs) / 10);
      const content = rateSpokenContent(reading(one.words.join(' ')), facts);
      // The last word of the part may be said in half.
      expect(content.rated.share).toBeLessThanOrEqual(0.1 + 1 / one.words.length);
      const fluency = scoreSpeaking(reading(one.words.join(' ')), facts).traits.find(
        ({ trait }) => trait === 'fluency',
      );
      expect(fluency?.points).toBeLessThan(2);
    }),
  );
});

test('reports the speed without the silence at the end', () => {
  const words = Array.from({ length: 48 }, (_, at) => vocabulary[at % vocabulary.length] ?? '');
  const score = scoreOf({ words, wordMs: 330, tail: 0.9 }, 2500);
  const speed = score.traits.flatMap(({ evidence }) => evidence).find((each) => each.kind === 'measure');
  expect(speed).toMatchObject({ of: 'words_per_second' });
  expect(speed?.kind === 'measure' && speed.value).toBeLessThan(4);
});
