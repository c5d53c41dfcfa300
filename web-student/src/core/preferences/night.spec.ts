import { describe, expect, it, vi } from 'vitest';
import { colorSchemeOf, isNight } from './night.ts';

const usual = { nightTimeStart: 20, nightTimeEnd: 8 };

it.each([
  [19, usual, false],
  [20, usual, true],
  [0, usual, true],
  [7, usual, true],
  [8, usual, false],
  [3, { nightTimeStart: 1, nightTimeEnd: 5 }, true],
  [5, { nightTimeStart: 1, nightTimeEnd: 5 }, false],
  [0, { nightTimeStart: 1, nightTimeEnd: 5 }, false],
  [9, { nightTimeStart: 9, nightTimeEnd: 9 }, false],
])('at %i with %o: night is %s', (hour, hours, night) => {
  expect(isNight(hour, hours)).toBe(night);
});

const user = { ...usual, isNightMode: false, stepsDone: [] };
const automatic = { ...user, stepsDone: ['should_auto_night_mode'] as const };
const cases = [
  ['a visitor who chose nothing', undefined, undefined, 12, 'auto'],
  ['a visitor who chose dark', undefined, 'true', 12, 'dark'],
  ['a visitor who chose light', undefined, 'false', 23, 'light'],
  ['a user who chose nothing', user, undefined, 23, 'auto'],
  ['a user who is light, on a device that was dark', user, 'true', 12, 'light'],
  ['a user who is dark, on another device', { ...user, isNightMode: true }, undefined, 12, 'dark'],
  ['the clock at night', { ...automatic, stepsDone: [...automatic.stepsDone] }, 'false', 23, 'dark'],
  ['the clock by day', { ...automatic, stepsDone: [...automatic.stepsDone] }, 'true', 12, 'light'],
] as const;

it.each(cases)('%s', (_name, of, kept, hour, scheme) => {
  expect(colorSchemeOf(of && { ...of, stepsDone: [...of.stepsDone] }, kept, hour)).toBe(scheme);
});

describe('before the first paint', () => {
  it.each(cases)('%s is the same', async (_name, of, kept, hour, scheme) => {
    const stored: Record<string, string | undefined> = {
      isNightMode: kept,
      user: of && JSON.stringify(of),
      jwtToken: of && 'token',
    };
    expect(await painted(stored, hour)).toBe(scheme === 'auto' ? 'light' : scheme);
  });

  it('follows the system if the storage is broken or blocked', async () => {
    expect(await painted({ user: '{', jwtToken: 'token' }, 12)).toBe('light');
    expect(await painted(undefined, 12)).toBe('light');
  });
});

/** Runs the script of the page's head in a browser that prefers light mode. */
async function painted(
  stored: Record<string, string | undefined> | undefined,
  hour: number,
): Promise<string> {
  let attribute = '';
  vi.stubGlobal('window', {
    get localStorage() {
      if (!stored) throw new Error('The storage is shut.');
      return { getItem: (key: string) => stored[key] ?? null };
    },
    matchMedia: () => ({ matches: false }),
  });
  vi.stubGlobal('document', {
    documentElement: { setAttribute: (_name: string, value: string) => (attribute = value) },
  });
  vi.useFakeTimers({ now: new Date(2026, 5, 1, hour) });
  try {
    vi.resetModules();
    for (const run of Object.values(import.meta.glob('../../../public/color-scheme.js'))) await run();
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
  return attribute;
}
