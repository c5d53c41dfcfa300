import { describe, expect, it } from 'vitest';
import { beginWait, endWait, firstWait, patienceAt, msUntilLessPatience } from './waits.ts';

describe('waiting', () => {
  it('counts from the request of the page if its first code was late', () => {
    const waits = beginWait(firstWait(4000), 'page', 4100);
    expect(patienceAt(waits, 4100)).toBe('long');
    expect(msUntilLessPatience(waits, 4100)).toBe(5900);
    expect(patienceAt(waits, 10_000)).toBe('too-long');
    expect(msUntilLessPatience(waits, 10_000)).toBeUndefined();
  });

  it('starts again after a time without waits', () => {
    const waits = beginWait(firstWait(300), 'page', 60_000);
    expect(patienceAt(waits, 62_999)).toBe('short');
    expect(msUntilLessPatience(waits, 60_000)).toBe(3000);
    expect(patienceAt(waits, 63_000)).toBe('long');
  });

  it('joins consecutive waits', () => {
    const code = endWait(beginWait(firstWait(0), 'code', 50_000), 'code', 52_000);
    const data = beginWait(code, 'data', 52_100);
    expect(patienceAt(data, 53_000)).toBe('long');
  });

  it('lets the first to come speak for all, and the next when that is done', () => {
    const both = beginWait(beginWait(firstWait(0), 'one', 100), 'two', 200);
    expect(both.ids[0]).toBe('one');
    expect(endWait(both, 'one', 300).ids).toEqual(['two']);
    expect(endWait(both, 'two', 300).ids).toEqual(['one']);
  });
});
