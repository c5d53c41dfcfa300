import { expect, test } from 'vitest';
import { contextOfStep } from './command-context.ts';

const step = { name: 's-1/end', correlationId: 'c-1', userId: 'u-1', at: '2026-11-20T10:00:00.000Z' };

test('gives a repeated step the same command of the same actor', () => {
  const first = contextOfStep(step);
  const again = contextOfStep({ ...step, at: '2026-11-20T10:00:05.000Z' });
  expect(again.commandId).toBe(first.commandId);
  expect(first.commandId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(first).toMatchObject({
    actor: { kind: 'system', id: 'workflows' },
    userId: 'u-1',
    correlationId: 'c-1',
  });
});

test('gives another step another command', () => {
  expect(contextOfStep({ ...step, name: 's-1/submit' }).commandId).not.toBe(contextOfStep(step).commandId);
});
