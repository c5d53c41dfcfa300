import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../testing/outcome-of.ts';
import { containers, recording } from '../testing/recordings.ts';
import { readContainer } from './container.ts';
import { soundFaults } from './unreadable-sound.ts';

const kindOfOutcome = async (bytes: Uint8Array) => {
  const outcome = await outcomeOf(readContainer(bytes, 180));
  return typeof outcome === 'string' ? outcome : 'read';
};

describe.each(containers)('%s', (name) => {
  const bytes = recording(name);

  test('is read or refused wherever it was cut', async () => {
    const outcomes = new Set<string>();
    for (let length = 1; length < bytes.length; length += 397)
      outcomes.add(await kindOfOutcome(bytes.slice(0, length)));
    expect(['read', 'truncated', 'not_sound', 'empty', 'unsupported']).toEqual(
      expect.arrayContaining([...outcomes]),
    );
    expect(outcomes).toContain('truncated');
  });

  // What is damaged at the beginning of MP4 can keep the reader busy for ever.
  const damageable = name.endsWith('.mp4') ? [bytes.length / 3, bytes.length / 2] : [0, 600];
  const [first = 0, last = 0] = damageable.map(Math.floor);

  test('is read or refused where it is damaged', async () => {
    const damage = fc.array(fc.tuple(fc.integer({ min: first, max: last }), fc.nat({ max: 255 })), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(damage, async (changes) => {
        const damaged = bytes.slice();
        for (const [at, value] of changes) damaged[at] = value;
        expect(['read', ...soundFaults]).toContain(await kindOfOutcome(damaged));
      }),
      { numRuns: 30, seed: 11 },
    );
  });
});
