import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { accountStream } from '#domain/accounts/account.ts';
import { registerUser } from '#domain/accounts/contract.ts';
import { startTestApi } from '#infra/testing/api.ts';
import { logIn } from '../sessions/log-in.ts';

test('requests another mail at a login before the verification, less often each time', async () => {
  await using api = await startTestApi({ questions: 'none' });
  const [email, password] = ['ada@example.com', 'a long password'];
  const { body } = await api.call(registerUser, { email, password });
  const stream = accountStream.nameOf(body.id);
  const typesNow = async () => (await api.dependencies.journal.readAny(stream)).map(({ type }) => type);
  const logInAfter = (minutes: number, tried = password) => {
    const commandId = randomUUID();
    const at = new Date(Date.now() + minutes * 60_000).toISOString();
    const actor = { kind: 'visitor', id: 'unknown' } as const;
    const context = { commandId, correlationId: commandId, actor, at };
    const device = { name: 'a test', isKnown: false };
    const entrance = { countedAs: 'a', network: 'here', device };
    return logIn(api.dependencies, { email, password: tried }, entrance, context);
  };

  await logInAfter(4);
  await logInAfter(6, 'not the password');
  expect(await typesNow()).toEqual(['UserRegistered']);
  expect(await Promise.all([6, 6, 7].map((minutes) => logInAfter(minutes)))).toEqual(
    Array.from({ length: 3 }, () => ({ outcome: 'notVerified' })),
  );
  await logInAfter(15);
  expect(await typesNow()).toEqual(['UserRegistered', 'VerificationMailRequested']);
  await logInAfter(18);
  expect(await typesNow()).toHaveLength(3);
});
