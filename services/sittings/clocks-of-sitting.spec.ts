import { expect, test } from 'vitest';
import { clocksOf } from './clocks-of-sitting.ts';

const questions = [{ uid: 'RSA-0001', revision: 1 }];

test.each([
  ['http://localhost:8090', true, { mark: 'quick', seconds: 600 }],
  ['http://localhost:8090', false, { mark: undefined, seconds: 1800 }],
  // A public server does not trust the client.
  ['https://ninety.example.org', true, { mark: undefined, seconds: 1800 }],
])('runs a sitting at %s with quick clocks requested: %s', (publicUrl, asksForQuick, { mark, seconds }) => {
  const long = [{ section: 'reading' as const, clocks: [{ seconds: 1800, questions }] }];
  const clocks = clocksOf(long, asksForQuick, { publicUrl, quickSectionSeconds: 600 });
  expect(clocks.mark).toBe(mark);
  expect(clocks.sections).toEqual([{ section: 'reading', clocks: [{ seconds, questions }] }]);
});
