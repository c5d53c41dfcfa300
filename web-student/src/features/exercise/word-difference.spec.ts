import { expect, it } from 'vitest';
import fc from 'fast-check';
import { wordDifference } from './word-difference.ts';

it('tells the words that were changed', () => {
  expect(wordDifference('Tea came by ship.', 'Green tea came by ship.').map(({ kind }) => kind)).toContain(
    'added',
  );
  expect(wordDifference('It recieve people.', 'It receives people.')).toEqual([
    { kind: 'same', text: 'It ' },
    { kind: 'taken out', text: 'recieve' },
    { kind: 'added', text: 'receives' },
    { kind: 'same', text: ' people.' },
  ]);
});

it('holds both texts, whatever they are', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), (earlier, later) => {
      const parts = wordDifference(earlier, later);
      const without = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map(({ text }) => text)
          .join('');
      expect(without('added')).toBe(earlier);
      expect(without('taken out')).toBe(later);
    }),
  );
});
