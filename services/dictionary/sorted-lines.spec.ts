import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesWithPrefix } from './sorted-lines.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '%', '_'), maxLength: 5 });

test('finds the same lines as a linear search', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 30 }), word, fc.boolean(), (words, prefix, hasEnd) => {
      const lines = words.filter((line) => line !== '').toSorted((one, other) => (one < other ? -1 : 1));
      const bytes = Buffer.from(lines.join('\n') + (hasEnd && lines.length > 0 ? '\n' : ''));
      expect(linesWithPrefix(bytes, prefix)).toEqual(lines.filter((line) => line.startsWith(prefix)));
    }),
  );
});
