import { expect, test } from 'vitest';
import { joined, workerDowntimes } from './downtime.ts';

test('merges overlapping periods in order', () => {
  const stretches = [
    { fromMs: 50, untilMs: 60 },
    { fromMs: 10, untilMs: 30 },
    { fromMs: 20, untilMs: 25 },
    { fromMs: 30, untilMs: 40 },
  ];
  expect(joined(stretches)).toEqual([
    { fromMs: 10, untilMs: 40 },
    { fromMs: 50, untilMs: 60 },
  ]);
});

test('counts a worker as down until it reports, and while a part that it needs is down', () => {
  const kills = [
    { part: 'workflows', killedMs: 100 },
    { part: 'api', killedMs: 150 },
    { part: 'Postgres', killedMs: 300 },
  ];
  const backs = [
    { part: 'workflows', atMs: 110 },
    { part: 'api', atMs: 190 },
    { part: 'Postgres', atMs: 330 },
  ];
  expect(workerDowntimes(kills, backs, [20, 130, 900])).toEqual([
    { fromMs: 100, untilMs: 130 },
    { fromMs: 300, untilMs: 330 },
  ]);
});
