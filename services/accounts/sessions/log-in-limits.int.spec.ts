import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteUser, loginStudent, registerUser, verifyTokenEmail } from '#domain/accounts/contract.ts';
import { rateLimits } from '#domain/core/rate-limits.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { createQuickPasswords } from '#infra/testing/quick-passwords.ts';
import { composeApi, type Api } from '#services/composition.ts';
import { createSeedTracks } from '#infra/testing/second-composition.ts';
import { createVerificationToken } from '../email/verification-token.ts';

/** One installation with two processes of the API and the production limits. */
let api: TestApi;
let second: Api;
let now = Date.parse('2026-11-22T10:00:00Z');
beforeAll(async () => {
  const clock = () => new Date(now).toISOString();
  api = await startTestApi({ questions: 'none', clock, settings: { rateLimits } });
  const { log, settings } = api.dependencies;
  const opened = { ...api.storage, log, settings, clock, passwords: createQuickPasswords() };
  second = await composeApi(opened, { tracks: createSeedTracks() });
});
afterAll(async () => {
  await second?.[Symbol.asyncDispose]();
  await api?.[Symbol.asyncDispose]();
});

let networks = 0;
const newNetwork = () => `198.51.${Math.floor(++networks / 250)}.${networks % 250}`;
const newEmail = () => `${randomUUID()}@example.com`;

interface Try {
  readonly email: string;
  readonly password?: string;
  readonly from?: string;
  readonly cookie?: string;
  readonly at?: Pick<Api, 'app'>;
}
const logIn = ({ email, password = 'a wrong guess', from = newNetwork(), cookie, at = api }: Try) =>
  at.app.inject({
    method: 'POST',
    url: loginStudent.path,
    remoteAddress: from,
    payload: { email, password },
    ...(cookie !== undefined && { headers: { cookie } }),
  });
const statusOf = async (tried: Try) => (await logIn(tried)).statusCode;

async function newUser(): Promise<Pick<TestUser, 'email' | 'password'>> {
  now += 3_600_000;
  return api.registerAndLogIn();
}

describe('one network', () => {
  test('cannot try many addresses, while others log in', async () => {
    const user = await newUser();
    const spraying = newNetwork();
    let tried = 0;
    let last = await logIn({ email: newEmail(), from: spraying });
    for (let minute = 0; minute < 5; minute += 1) {
      now += 60_000;
      while (last.statusCode === 422 && tried < 500) {
        tried += 1;
        last = await logIn({ email: newEmail(), from: spraying, at: tried % 2 === 0 ? api : second });
      }
      last = await logIn({ email: newEmail(), from: spraying });
    }
    expect(tried).toBeGreaterThan(50);
    expect(tried).toBeLessThanOrEqual(100);
    expect(last.statusCode).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect(last.json()).toMatchObject({ code: 'too_many_requests' });
    expect(await statusOf(user)).toBe(200);
  });

  test('includes a whole IPv6 network of 64 bits', async () => {
    now += 3_600_000;
    const tries = Array.from({ length: 70 }, (_, index) =>
      statusOf({ email: newEmail(), from: `2001:db8:77::${index + 1}` }),
    );
    const statuses = await Promise.all(tries);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(10);
    expect(await statusOf({ email: newEmail(), from: '2001:db8:77:1::1' })).toBe(422);
  });

  test('with right passwords is not limited like one that guesses', async () => {
    const user = await newUser();
    const school = newNetwork();
    for (let count = 0; count < 110; count += 1) {
      if (count % 50 === 0) now += 120_000;
      expect(await statusOf({ ...user, from: school })).toBe(200);
    }
  });
});

describe('one account', () => {
  test('slows guesses down, from any number of networks', async () => {
    const { email } = await newUser();
    const through = async (minutes: number) => {
      let count = 0;
      for (let minute = 0; minute < minutes; minute += 1) {
        now += 60_000;
        while ((await statusOf({ email, at: count % 2 === 0 ? api : second })) === 422) count += 1;
      }
      return count;
    };
    expect(await through(1)).toBe(5);
    expect(await through(60)).toBeLessThanOrEqual(25);
  });

  test('that does not exist is slowed down alike', async () => {
    now += 3_600_000;
    const email = newEmail();
    const statuses = [];
    for (let count = 0; count < 7; count += 1) statuses.push(await statusOf({ email }));
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429]);
  });

  test('locked by strangers is open to a known device, and to all after a while', async () => {
    const user = await newUser();
    const first = await logIn(user);
    const [cookie = ''] = String(first.headers['set-cookie']).split(';');
    expect(String(first.headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Strict/);
    while ((await statusOf({ email: user.email })) === 422);
    expect(await statusOf(user)).toBe(429);
    expect(await statusOf({ ...user, cookie })).toBe(200);
    // The cookie belongs to this account, and does not allow unlimited guesses.
    const other = await newUser();
    while ((await statusOf({ email: other.email })) === 422);
    expect(await statusOf({ ...other, cookie })).toBe(429);
    let guesses = 0;
    while ((await statusOf({ email: user.email, cookie })) === 422) guesses += 1;
    expect(guesses).toBeLessThanOrEqual(5);
    now += 2 * 86_400_000;
    expect(await statusOf(user)).toBe(200);
  });

  test('limits password guesses of a stolen session', async () => {
    now += 3_600_000;
    const user = await api.registerAndLogIn();
    const codes: unknown[] = [];
    for (let count = 0; count < 6; count += 1) {
      const call = user.call(deleteUser, { password: 'a wrong guess' });
      codes.push(await call.catch((error: { code: unknown }) => error.code));
    }
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'wrong_credentials'), 'too_many_requests']);
  });
});

test('leaves room in the hash queue for the right password during a flood', async () => {
  const user = await newUser();
  // At the production cost of a hash, the queue fills.
  const { log, settings, clock } = api.dependencies;
  await using at = await composeApi({ ...api.storage, log, settings, clock }, { tracks: createSeedTracks() });
  const flood = Array.from({ length: 300 }, (_, index) =>
    statusOf({ email: newEmail(), from: `203.0.113.${index % 5}`, at }),
  );
  expect(await statusOf({ ...user, at })).toBe(200);
  const statuses = await Promise.all(flood);
  expect(statuses.filter((status) => status === 503)).toEqual([]);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
});

test('limits password guesses by the link of a verification email', async () => {
  now += 3_600_000;
  const [email, password] = [newEmail(), 'a long password'];
  const { body } = await api.call(registerUser, { email, password });
  const of = { userId: body.id, email };
  const token = await createVerificationToken(api.dependencies.settings, of, new Date(now));
  const verify = async (tried: string) => {
    const payload = { token, password: tried };
    const options = {
      method: 'POST',
      url: verifyTokenEmail.path,
      remoteAddress: newNetwork(),
      payload,
    } as const;
    return (await api.inject(options)).statusCode;
  };
  const tries = [];
  for (let time = 0; time < 6; time += 1) tries.push(await verify('a wrong guess'));
  expect(tries).toEqual([422, 422, 422, 422, 422, 429]);
  expect(await verify(password)).toBe(429);
  now += 120_000;
  expect(await verify(password)).toBe(200);
});

test('limits the registrations of one network across processes', async () => {
  now += 2 * 3_600_000;
  const from = newNetwork();
  const register = (at: Pick<Api, 'app'>) =>
    at.app.inject({
      method: 'POST',
      url: registerUser.path,
      remoteAddress: from,
      payload: { email: newEmail(), password: '1234567890' },
    });
  const statuses: number[] = [];
  for (let count = 0; count < 60; count += 1) {
    statuses.push((await register(count % 2 === 0 ? api : second)).statusCode);
  }
  // These passwords are refused, and such a call counts as well.
  expect(statuses.filter((status) => status === 400)).toHaveLength(50);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
});
