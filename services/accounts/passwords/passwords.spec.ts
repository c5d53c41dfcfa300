import { hash, verify } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { TooManyRequests } from '../../http/errors.ts';
import { createPasswords } from './passwords.ts';

const composed = 'Größe und Café';
const decomposed = composed.normalize('NFD');

test('treats composed and decomposed accents as the same password', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash(decomposed, 'here');
  expect(await passwords.verify(stored, composed, 'here')).toBe(true);
  expect(await passwords.verify(stored, decomposed, 'here')).toBe(true);
  expect(await passwords.verify(stored, composed.toLowerCase(), 'here')).toBe(false);
});

test('hashes with 19 MiB and two passes by default, and names the cost in each hash', async () => {
  const password = 'a long password';
  const stored = await createPasswords().hash(password, 'here');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const cheap = createPasswords({ cost: { memoryCost: 8, timeCost: 1 } });
  expect(await cheap.hash(password, 'here')).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  expect(await cheap.verify(stored, password, 'here')).toBe(true);
});

test('verifies a password without an account at the same cost, and fails', async () => {
  const argon2 = { hash: vi.fn<typeof hash>(hash), verify: vi.fn<typeof verify>(verify) };
  const passwords = createPasswords({ argon2 });
  const stored = await passwords.hash('a long password', 'here');
  expect(await passwords.verify(undefined, 'no account has this password', 'here')).toBe(false);
  expect(await passwords.verify(stored, 'wrong password', 'here')).toBe(false);
  const parametersOf = (of: string) => of.split('$').slice(1, 4);
  const against = argon2.verify.mock.calls.map(([of]) => parametersOf(String(of)));
  expect(against).toHaveLength(2);
  expect(against[0]).toEqual(against[1]);
});

test('refuses a network that floods the queue, and serves another one', async () => {
  const gate = Promise.withResolvers<boolean>();
  const passwords = createPasswords({
    queueEach: 5,
    argon2: { hash: async () => 'hash', verify: () => gate.promise },
  });
  const flood = Array.from({ length: 100 }, () => passwords.verify('hash', 'guess', '192.0.2.1'));
  const other = passwords.verify('hash', 'right', '192.0.2.2');
  gate.resolve(true);
  const outcomes = await Promise.allSettled(flood);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
  const refused = outcomes.find(({ status }) => status === 'rejected');
  expect(refused).toMatchObject({ reason: expect.any(TooManyRequests) as unknown });
  expect(await other).toBe(true);
});
