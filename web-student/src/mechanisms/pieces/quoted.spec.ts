import { describe, expect, it } from 'vitest';
import { quotedParts, quotedRange } from './quoted.ts';

describe('a quote in a passage', () => {
  it.each([
    ['by ship', [17, 24]],
    ['Tea', [0, 3]],
    ['by rail', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j stands at %j', (quote, range) => {
    expect(quotedRange('Tea came over it by ship.', quote)).toEqual(range);
  });
});

describe('a quote in a text with blanks', () => {
  const parts = ['The ', ' sank in the ', ' of night.'];
  const words = ['ship', 'middle'];

  it('is found within one part', () => {
    expect(quotedParts(parts, words, 'sank in')).toEqual([undefined, [1, 8], undefined]);
  });

  it('goes over blanks', () => {
    const ranges = quotedParts(parts, words, 'ship sank in the middle of');
    expect(ranges).toEqual([undefined, [0, 13], [0, 3]]);
  });

  it('marks nothing where the words are not there', () => {
    expect(quotedParts(parts, words, 'sank at dawn')).toEqual([undefined, undefined, undefined]);
  });
});
