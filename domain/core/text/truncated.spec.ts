import fc from 'fast-check';
import { expect, it } from 'vitest';
import { charactersOf, truncated } from './truncated.ts';

it.each([
  ['Paths that people planned', 'small', 'Paths that people…'],
  ['student-with-a-long-name@example.com', 'small', 'student-with-a-long…'],
  ['Paths for people, planned', 'small', 'Paths for people…'],
  ['Paths', 'small', 'Paths'],
  ['Paths that people planned', 'usual', 'Paths that people planned'],
] as const)('%s, %s', (text, size, shown) => {
  expect(truncated(text, size)).toBe(shown);
});

it('never exceeds 100 characters, and keeps a text that fits', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 220, unit: 'grapheme' }), (text) => {
      const shown = truncated(text);
      expect(charactersOf(shown).length).toBeLessThanOrEqual(100);
      expect(shown === text).toBe(charactersOf(text).length <= 100);
    }),
  );
});
