import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { erased } from '../core/events/personal.ts';
import { fold } from '../core/events/stream.ts';
import { extraPercents } from './extra-percents.ts';
import { extraTimeStream, grantExtraTime, grantOf, takeExtraTimeBack } from './extra-time.ts';

const reason = 'A doctor says so, ticket 12';
const none = { percent: 0, stopClock: false } as const;
const longer = { percent: 25, stopClock: false } as const;
const granted = (percent: '0' | '25' | '50' | '100', stopClock: 'yes' | 'no' = 'no') =>
  ({ type: 'ExtraTimeGranted', data: { percent, stopClock, reason } }) as const;
const takenBack = { type: 'ExtraTimeRevoked', data: { reason } } as const;

describe('extra time', () => {
  test('is granted with its reason, and the last grant counts', () => {
    expect(grantExtraTime(none, { ...longer, reason })).toEqual([granted('25')]);
    expect(grantExtraTime(longer, { percent: 50, stopClock: false, reason })).toEqual([granted('50')]);
    expect(fold(extraTimeStream, [granted('25'), granted('50')])).toEqual({ percent: 50, stopClock: false });
  });

  test('is granted with or without breaks, and breaks without extra time', () => {
    expect(grantExtraTime(longer, { percent: 25, stopClock: true, reason })).toEqual([granted('25', 'yes')]);
    expect(grantExtraTime(none, { percent: 0, stopClock: true, reason })).toEqual([granted('0', 'yes')]);
    expect(takeExtraTimeBack({ percent: 0, stopClock: true }, { reason })).toEqual([takenBack]);
  });

  test('is not granted again', () => {
    expect(grantExtraTime(longer, { ...longer, reason })).toEqual([]);
    expect(grantExtraTime(none, { ...none, reason })).toEqual([]);
  });

  test('is revoked if there is any', () => {
    expect(takeExtraTimeBack(longer, { reason })).toEqual([takenBack]);
    expect(takeExtraTimeBack(none, { reason })).toEqual([]);
    expect(fold(extraTimeStream, [granted('25', 'yes'), takenBack])).toEqual(none);
  });

  test('of a deleted account is undefined', () => {
    const data = { percent: erased, stopClock: erased, reason: erased };
    expect(grantOf(data)).toBeUndefined();
    expect(fold(extraTimeStream, [granted('25'), { type: 'ExtraTimeGranted', data }])).toEqual(none);
  });

  test('follows the last act, after any sequence of acts', () => {
    const wanted = fc.record({ percent: fc.constantFrom(0, ...extraPercents), stopClock: fc.boolean() });
    fc.assert(
      fc.property(fc.array(wanted, { minLength: 1 }), (all) => {
        let state = extraTimeStream.initial;
        for (const one of all) {
          const isNone = one.percent === 0 && !one.stopClock;
          const decision = isNone
            ? takeExtraTimeBack(state, { reason })
            : grantExtraTime(state, { ...one, reason });
          if ('rejected' in decision) throw new Error('no act is refused');
          state = fold(extraTimeStream, decision, state);
          expect(state).toEqual(one);
        }
      }),
    );
  });
});
