import { expect, it } from 'vitest';
import fc from 'fast-check';
import { shareInCommon, wordDifference } from './word-difference.ts';

it('lists the changed words', () => {
  expect(wordDifference('Tea came by ship.', 'Green tea came by ship.').map(({ kind }) => kind)).toContain(
    'added',
  );
  expect(wordDifference('It recieve people.', 'It receives people.')).toEqual([
    { kind: 'same', text: 'It ' },
    { kind: 'removed', text: 'recieve' },
    { kind: 'added', text: 'receives' },
    { kind: 'same', text: ' people.' },
  ]);
});

it('groups consecutive changed words', () => {
  expect(wordDifference('Tea came a long time ago.', 'Tea came by ship in 1610.')).toEqual([
    { kind: 'same', text: 'Tea came ' },
    { kind: 'removed', text: 'a long time ago' },
    { kind: 'added', text: 'by ship in 1610' },
    { kind: 'same', text: '.' },
  ]);
});

it('keeps both texts complete', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), (earlier, later) => {
      const parts = wordDifference(earlier, later);
      const without = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map(({ text }) => text)
          .join('');
      expect(without('added')).toBe(earlier);
      expect(without('removed')).toBe(later);
    }),
  );
});

it.each([
  ['', '', 1],
  ['one two', 'one two', 1],
  ['aaaa', 'bbbb', 0],
  ['aaaa bbbb', 'aaaa cccc', 5 / 9],
])('knows how much "%s" and "%s" share', (earlier, later, share) => {
  expect(shareInCommon(wordDifference(earlier, later))).toBeCloseTo(share);
});
