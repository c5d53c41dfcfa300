import { expect, test } from 'vitest';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import { runReactors } from '../core/run-reactors.ts';
import { eventually, openTestHarness, silent } from '../core/testing/test-harness.ts';
import type { WorkflowStarter } from '../core/workflow-starter.ts';
import { mockTestReactor } from './reactor.ts';
import { startSitting } from './testing/sitting.ts';

test('starts other sittings while Temporal is slow to start one, and keeps the order of each', async () => {
  await using harness = await openTestHarness();
  const slow = await startSitting(harness, 60);
  await slow.handIn();
  const other = await startSitting(harness, 60);
  const [slowName, otherName] = [slow, other].map(({ sessionId }) => mockTestStream.nameOf(sessionId));
  const told: string[] = [];
  const answered = Promise.withResolvers<void>();
  const starter: WorkflowStarter = {
    async start(id) {
      if (id === slowName) await answered.promise;
      told.push(`start ${id}`);
    },
    async signal(id, { name }) {
      told.push(`${name} ${id}`);
    },
    countRunning: () => Promise.resolve(0),
    [Symbol.asyncDispose]: () => Promise.resolve(),
  };
  const stop = new AbortController();
  const reactors = runReactors({
    journal: harness.journal,
    pool: harness.pool,
    reactors: [mockTestReactor(starter)],
    log: silent,
    signal: stop.signal,
  });
  try {
    await eventually(() => expect(told).toEqual([`start ${otherName}`]));
    answered.resolve();
    await eventually(() =>
      expect(told.slice(1)).toEqual([
        `start ${slowName}`,
        `mockTestMoved ${slowName}`,
        `mockTestSubmitted ${slowName}`,
      ]),
    );
  } finally {
    answered.resolve();
    stop.abort();
    await reactors.ended;
  }
});
