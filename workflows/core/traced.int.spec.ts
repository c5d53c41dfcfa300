import { randomUUID } from 'node:crypto';
import { Client } from '@temporalio/client';
import { expect, test } from 'vitest';
import { openTestTracing, startSpanReceiver } from '#infra/testing/servers/span-receiver.ts';
import { temporalAddress, temporalConnection } from '#infra/testing/servers/temporal.ts';
import { createOutbox } from '#services/mail/outbox.ts';
import { aMail } from '#services/mail/testing/a-mail.ts';
import { createMailActivities } from '../mail/activities.ts';
import { sendMail } from '../mail/send-mail.ts';
import { defineReactor } from './reactor.ts';
import { runReactors } from './run-reactors.ts';
import { runWorker } from './run-worker.ts';
import { bundleOfToday } from './testing/bundle-of-today.ts';
import { eventually, openTestHarness, silent } from './testing/test-harness.ts';
import { tracedReactor } from './traced.ts';
import { createWorkflowStarter } from './workflow-starter.ts';

test("sends a reactor's work and each try of an activity as spans, without messages of errors", async () => {
  const bundle = await bundleOfToday();
  await using receiver = await startSpanReceiver();
  const mailId = `verification-${randomUUID()}`;
  {
    await using tracing = await openTestTracing(receiver);
    const { tracer } = tracing;
    await using harness = await openTestHarness();
    const outbox = createOutbox(harness.pool);
    await outbox.send(aMail({ id: mailId }));
    const temporal = { address: temporalAddress(), namespace: 'default', taskQueue: randomUUID() };
    await using starter = createWorkflowStarter(temporal);
    const stop = new AbortController();
    const { signal } = stop;
    const reactor = defineReactor({
      name: 'sending',
      version: 1,
      types: ['EmailVerified'],
      handle: () => starter.start(`mail_${mailId}`, sendMail, { mailId }),
    });
    const { journal, pool } = harness;
    const reactors = runReactors({
      journal,
      pool,
      reactors: [tracedReactor(reactor, tracer)],
      log: silent,
      signal,
    });
    const tried = { count: 0 };
    const { deliverMail, giveUpMail } = createMailActivities(
      outbox,
      {
        deliver: () => Promise.reject(new Error(`no way to ada@example.com, try ${(tried.count += 1)}`)),
      },
      async () => true,
    );
    const worker = runWorker({
      temporal,
      activities: { deliverMail, giveUpMail },
      bundle: async () => bundle,
      log: silent,
      signal,
      tracer,
    });
    await harness.verify('u-1');
    await eventually(() => expect(tried.count).toBeGreaterThan(0));
    await outbox.eraseFor('u-1');
    await using connection = await temporalConnection();
    await new Client({ connection }).workflow.getHandle(`mail_${mailId}`).result();
    stop.abort();
    await Promise.all([reactors.ended, worker.ended]);
  }
  const named = (name: string) => receiver.spans.filter((span) => span.name === name);
  expect(named('react sending')).toMatchObject([
    { attributes: { 'ninety.reactor': 'sending', 'ninety.event.type': 'EmailVerified' } },
  ]);
  const tries = named('deliverMail');
  expect(tries[0]).toMatchObject({
    status: { code: 2 },
    attributes: {
      'temporal.activity.attempt': 1,
      'temporal.workflow.type': 'sendMail',
      'error.type': 'Error',
    },
  });
  expect(tries.at(-1)).toMatchObject({
    status: { code: 0 },
    attributes: { 'temporal.activity.attempt': tries.length },
  });
  expect(receiver.text()).not.toMatch(/ada@example|u-1/);
  expect(receiver.text()).not.toContain(mailId);
});
