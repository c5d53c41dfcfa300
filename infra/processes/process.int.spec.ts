import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { startSpanReceiver } from '#infra/testing/servers/span-receiver.ts';

test('sends the spans of failed work before it exits with 1', async () => {
  await using receiver = await startSpanReceiver();
  const child = fork(path.join(import.meta.dirname, 'fixtures', 'falling.ts'), [], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: inject('postgresUrl'),
      TOKEN_SECRET: randomBytes(32).toString('hex'),
      PERSONAL_DATA_KEY: randomBytes(32).toString('base64'),
      EVENT_STORE: 'postgres',
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
    },
  });
  const [code] = (await once(child, 'exit')) as [number];
  expect(code).toBe(1);
  expect(receiver.spans.map(({ name }) => name)).toEqual(['the last that was done']);
});
