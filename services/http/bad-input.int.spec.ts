import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { retrieveUser } from '#domain/accounts/contract.ts';
import { headers, type AnyCall } from '#domain/core/contract.ts';
import type { RejectionCode } from '#domain/rejections.ts';
import { rejections } from '#domain/rejections.ts';
import { saveMockTestQuestion } from '#domain/sittings/contract.ts';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { grantPaidTime, lookUpHistory } from '#domain/support/contract.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { calls } from '#domain/calls.ts';
import { countEvents, exampleOf, expectRefusal, requiredFieldsOf } from '#infra/testing/refusals.ts';
import { allRoutes } from '../routes.ts';
import { bodyLimit } from './app.ts';

const posts = calls.filter(({ method, upload }) => method === 'POST' && !upload);
const byName = (of: readonly AnyCall[]) => of.map((call) => [call.name, call] as const);

let api: TestApi;
let student: TestUser;
let admin: TestUser;
let before: number;

beforeAll(async () => {
  api = await startTestApi();
  [student, admin] = [await api.registerAndLogIn(), await api.admin()];
  before = await countEvents(api);
});
afterAll(() => api[Symbol.asyncDispose]());

interface Sent {
  readonly payload?: string | object;
  readonly headers?: Record<string, string>;
}

function send(call: AnyCall, { payload, headers: given }: Sent) {
  const token = call.access === 'admin' ? admin.token : student.token;
  return api.inject({
    method: call.method,
    url: call.path,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...given },
    ...(payload !== undefined && { payload }),
  });
}

test('gives every call of every contract exactly one route', async () => {
  const routed = (await allRoutes(api.dependencies)).map(({ call }) => call.name);
  expect(routed.toSorted()).toEqual(calls.map(({ name }) => name).toSorted());
  const addresses = calls.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(calls.length);
  for (const { method, path } of calls) {
    expect(api.app.hasRoute({ method, url: path }), `${method} ${path}`).toBe(true);
  }
});

test('gives every code a status of its kind', () => {
  for (const code of Object.keys(rejections) as RejectionCode[]) {
    expect(rejections[code]).toBeGreaterThanOrEqual(400);
    // An unavailable foreign server may be reported instead.
    expect(rejections[code] === 503 ? 499 : rejections[code]).toBeLessThan(500);
  }
});

describe.each(byName(posts))('%s', (_name, call) => {
  test('refuses anything but JSON', async () => {
    for (const payload of ['{', '{"a":}', 'nonsense', '{"a":1}x', '\u0000', '']) {
      expect(expectRefusal(await send(call, { payload }), 400, 'invalid_input')).toHaveProperty('body');
    }
  });

  test('refuses JSON other than an object', async () => {
    for (const payload of ['[]', '"text"', '1', 'true', '[{}]']) {
      expect(expectRefusal(await send(call, { payload }), 400, 'invalid_input')).toHaveProperty('body');
    }
  });

  test('refuses other content types', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'x',
    ]) {
      const response = await send(call, { payload: 'a=1', headers: { 'content-type': type } });
      expect(expectRefusal(response, 415, 'invalid_input')).toHaveProperty('body');
    }
  });

  test('refuses a body that is too large', async () => {
    const large = JSON.stringify({ text: 'x'.repeat(bodyLimit) });
    expectRefusal(await send(call, { payload: large }), 413, 'too_large');
  });

  test('refuses NUL, lone surrogates and prototype names at any depth', async () => {
    for (const payload of [
      '{"email":"a\\u0000@b.example"}',
      '{"answer":{"type":"LWD","text":"a\\ud800b"}}',
      '{"more":[{"deep":["\\udfff"]}]}',
      '{"na\\u0000me":1}',
      '{"__proto__":{"admin":true}}',
      '{"a":{"__proto__":1}}',
      '{"constructor":{"prototype":{"admin":true}}}',
      '{"prototype":1}',
      `{"a":${'['.repeat(40)}${']'.repeat(40)}}`,
    ]) {
      expectRefusal(await send(call, { payload }), 400, 'invalid_input');
    }
    expect({}).not.toHaveProperty('admin');
  });

  test('refuses an invalid command id, revision or position', async () => {
    const wrong =
      call.effect === 'query'
        ? [[headers.after, "1' or '1"]]
        : [
            [headers.idempotencyKey, 'x'],
            [headers.idempotencyKey, ''],
            [headers.ifMatch, '5'],
          ];
    for (const [name = '', value = ''] of wrong) {
      const response = await send(call, { payload: exampleOf(call), headers: { [name]: value } });
      expect(expectRefusal(response, 400, 'invalid_input')).toHaveProperty(name);
    }
  });
});

/** Whether a field of a call's input accepts a value, whatever the other fields. */
function takes({ input }: AnyCall, field: string, value: unknown): boolean {
  const schema = input instanceof z.ZodObject ? (input.shape[field] as z.ZodType | undefined) : undefined;
  return schema?.safeParse(value).success === true;
}

describe.each(byName(posts.filter((call) => requiredFieldsOf(call).length > 0)))('%s', (_name, call) => {
  const required = requiredFieldsOf(call);
  test('names every missing or wrong field', async () => {
    const missing = expectRefusal(await send(call, { payload: {} }), 400, 'invalid_input');
    expect(new Set(Object.keys(missing))).toEqual(new Set(required));
    for (const wrong of [null, [], { a: 1 }]) {
      const payload = Object.fromEntries(required.map((field) => [field, wrong]));
      if (call.input.safeParse(payload).success) continue;
      const errors = expectRefusal(await send(call, { payload }), 400, 'invalid_input');
      // A path leads to the field or into it. Some fields accept a missing value.
      const refused = required.filter((field) => !takes(call, field, wrong));
      expect(new Set(Object.keys(errors).map((path) => path.split('.')[0]))).toEqual(new Set(refused));
    }
  });
});

describe('the ids of others', () => {
  test('give no access', async () => {
    const id = randomUUID();
    for (const [call, input, code] of [
      [retrieveUser, { id: admin.userId }, 'not_allowed'],
      [
        saveMockTestQuestion,
        { sessionId: id, uid: 'RSA-0001', answer: { type: 'RSA', selectedAnswer: 'x' } },
        'mock_test_not_found',
      ],
      [
        saveQuestionDone,
        { uid: 'RSA-9999', answer: { type: 'RSA', selectedAnswer: 'x' }, secondsUsed: 1 },
        'question_not_found',
      ],
      [grantPaidTime, { id, paidExpiryTime: '2027-01-01T00:00:00.000Z', reason: 'nobody' }, 'not_found'],
      [lookUpHistory, { id, reason: 'nobody there' }, 'not_found'],
    ] as const) {
      const response = await send(call, { payload: input });
      expectRefusal(response, rejections[code], code);
    }
  });
});

test('stores nothing of all these calls', async () => {
  expect(await countEvents(api)).toBe(before);
});
