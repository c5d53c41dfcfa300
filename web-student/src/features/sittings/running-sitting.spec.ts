import { expect, it } from 'vitest';
import { isRunning, runningSitting } from './running-sitting.ts';

const clock = { dateNow: '2026-11-21T12:00:00.000Z', askedAt: 100, heardAt: 100 };
const sitting = (sessionId: string, status: 'running' | 'scored', deadline: string) => ({
  sessionId,
  status,
  deadline,
  startedAt: '2026-11-21T11:55:00.000Z',
  points: null,
  maximum: null,
  figures: null,
});

it('finds every running sitting from any window, and continues the newest', () => {
  const sittings = [
    sitting('over', 'running', '2026-11-21T12:00:00.000Z'),
    sitting('second', 'running', '2026-11-21T12:00:00.001Z'),
    sitting('handed in', 'scored', '2026-11-21T12:05:00.000Z'),
    sitting('first', 'running', '2026-11-21T12:01:00.000Z'),
  ];
  const running = sittings.filter((each) => isRunning(each, clock)).map(({ sessionId }) => sessionId);
  expect(running).toEqual(['second', 'first']);
  expect(runningSitting({ sittings }, clock)?.sessionId).toBe('second');
  expect(runningSitting({ sittings: [] }, clock)).toBeUndefined();
});
