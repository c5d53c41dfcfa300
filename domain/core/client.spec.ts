import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CallFailed } from './call-failed.ts';
import { createClient } from './client.ts';
import { defineCall } from './contract.ts';

const answer = z.object({ made: z.boolean() });
const make = defineCall({
  name: 'make',
  method: 'POST',
  path: '/api/things/:id/make',
  access: 'student',
  effect: 'command',
  input: z.object({ id: z.string(), colour: z.string().optional() }),
  outputs: { 200: answer, 201: z.object({}) },
  rejections: [],
});
const look = defineCall({
  ...make,
  name: 'look',
  method: 'GET',
  path: '/api/things',
  effect: 'query',
  input: z.object({ colour: z.string().optional(), size: z.number().optional() }),
});

type Answer = { status: number; body?: unknown; text?: string; position?: string; etag?: string };

function clientOf(...answers: (Answer | Error)[]) {
  const requests: {
    url: string;
    method: string;
    headers: Record<string, string>;
    body?: string | Blob | FormData;
  }[] = [];
  const client = createClient({
    baseUrl: 'http://ninety',
    async fetch(url, { method, headers, body, onProgress }) {
      if (body instanceof Blob) onProgress?.(body.size);
      requests.push({ url, method, headers, ...(body !== undefined && { body }) });
      const given = answers.shift() ?? new Error('no more answers');
      if (given instanceof Error) throw given;
      return {
        status: given.status,
        headers: {
          get: (name) => ({ 'Ninety-Position': given.position, ETag: given.etag })[name] ?? null,
        },
        text: async () => given.text ?? JSON.stringify(given.body),
      };
    },
    newId: () => 'made-up',
    token: () => 'token-1',
    visitorId: () => 'visitor-1',
  });
  return { client, requests };
}

const failing = (given: Answer | Error) =>
  clientOf(given)
    .client.call(make, { id: '1' })
    .catch((error: unknown) => error);

describe('a call', () => {
  test('puts path parameters into the path and the rest into the body, with the caller and the command id', async () => {
    const { client, requests } = clientOf({ status: 200, body: { made: true } });
    await client.call(make, { id: 'a/b', colour: 'red' });
    expect(requests).toEqual([
      {
        url: 'http://ninety/api/things/a%2Fb/make',
        method: 'POST',
        headers: {
          Authorization: 'Bearer token-1',
          'Content-Type': 'application/json',
          'Idempotency-Key': 'made-up',
          'Ninety-Visitor': 'visitor-1',
        },
        body: '{"colour":"red"}',
      },
    ]);
  });

  test('sends bytes unchanged, with the progress', async () => {
    const { client, requests } = clientOf({ status: 200, body: { made: true } });
    const upload = new Blob(['sound'], { type: 'audio/mpeg' });
    const sending = { ...make, upload: { mediaTypes: ['audio/mpeg'], maximumBytes: 10 } };
    const progress: number[] = [];
    await client.call(
      sending,
      { id: 'a', colour: 'red' },
      { upload, onProgress: (bytes) => progress.push(bytes) },
    );
    expect(requests).toMatchObject([
      {
        url: 'http://ninety/api/things/a/make?colour=red',
        headers: { 'Content-Type': 'audio/mpeg' },
        body: upload,
      },
    ]);
    expect(progress).toEqual([5]);
  });

  test('sends a file as the only field of a form and leaves the boundary to fetch', async () => {
    const { client, requests } = clientOf({ status: 200, body: { made: true } });
    const upload = new Blob(['picture'], { type: 'image/png' });
    const sending = {
      ...make,
      upload: { mediaTypes: ['image/png'], maximumBytes: 10, isForm: true as const },
    };
    await client.call(sending, { id: 'a', colour: 'red' }, { upload });
    const [sent] = requests;
    const files = sent?.body instanceof FormData ? [...sent.body.entries()] : [];
    expect(files.map(([name, file]) => [name, file instanceof Blob && file.size])).toEqual([['file', 7]]);
    expect(sent?.headers).not.toHaveProperty('Content-Type');
  });

  test('resends a command under its first id', async () => {
    const { client, requests } = clientOf({ status: 200, body: { made: true } });
    await client.call(make, { id: '1' }, { commandId: 'the-same' });
    expect(requests[0]?.headers['Idempotency-Key']).toBe('the-same');
  });

  test('returns the revision of the answer and sends the last seen one', async () => {
    const { client, requests } = clientOf(
      { status: 200, body: { made: true }, etag: '"3"' },
      { status: 200, body: { made: true } },
    );
    const { etag } = await client.call(make, { id: '1' });
    expect(etag).toBe('"3"');
    await client.call(make, { id: '1' }, etag === undefined ? {} : { ifMatch: etag });
    expect(requests.map(({ headers }) => headers['If-Match'])).toEqual([undefined, '"3"']);
  });

  test('puts the input of a GET into the query string, without undefined fields', async () => {
    const { client, requests } = clientOf({ status: 200, body: { made: true } });
    await client.call(look, { colour: 'red & blue', size: undefined });
    expect(requests[0]?.url).toBe('http://ninety/api/things?colour=red%20%26%20blue');
    expect(requests[0]).not.toHaveProperty('body');
  });

  test('distinguishes its statuses and drops fields outside the contract', async () => {
    const { client } = clientOf({ status: 200, body: { made: true, more: 1 } }, { status: 201, body: {} });
    expect(await client.call(make, { id: '1' })).toEqual({ status: 200, body: { made: true } });
    expect(await client.call(make, { id: '1' })).toEqual({ status: 201, body: {} });
  });

  test('sends the newest position of its commands with later queries', async () => {
    const body = { made: true };
    const { client, requests } = clientOf(
      { status: 200, body },
      { status: 200, body, position: '07' },
      { status: 200, body, position: '05' },
      { status: 200, body },
    );
    await client.call(look, {});
    expect(await client.call(make, { id: '1' })).toMatchObject({ position: '07' });
    await client.call(make, { id: '2' });
    await client.call(look, {});
    expect(requests[0]?.headers).not.toHaveProperty('Ninety-After');
    expect(requests[3]?.headers['Ninety-After']).toBe('07');
  });

  test('is made as a visitor on request, and its position counts for all later queries', async () => {
    const body = { made: true };
    const { client, requests } = clientOf({ status: 200, body, position: '07' }, { status: 200, body });
    await client.call(make, { id: '1' }, { asVisitor: true });
    await client.call(look, {});
    expect(requests[0]?.headers).not.toHaveProperty('Authorization');
    expect(requests[0]?.headers['Ninety-Visitor']).toBe('visitor-1');
    expect(requests[1]?.headers).toMatchObject({ Authorization: 'Bearer token-1', 'Ninety-After': '07' });
  });
});

describe('a call that fails', () => {
  test('returns the code and the fields', async () => {
    const errors = { email: 'Enter an email address.', other: true };
    expect(await failing({ status: 400, body: { code: 'invalid_input', errors } })).toMatchObject({
      code: 'invalid_input',
      status: 400,
      fields: { email: 'Enter an email address.' },
      isPassing: false,
    });
  });

  test.each([
    ['no answer', new Error('refused'), 'unreachable', true],
    [
      'a server that failed',
      { status: 500, body: { code: 'internal', errors: { internal: true } } },
      'internal',
      true,
    ],
    [
      'a refusal with the status of a failed server',
      { status: 503, body: { code: 'too_many_requests', errors: {} } },
      'too_many_requests',
      true,
    ],
    ['a gateway that failed', { status: 502, text: '<html>' }, 'internal', true],
    [
      'too many requests',
      { status: 429, body: { code: 'too_many_requests', errors: {} } },
      'too_many_requests',
      true,
    ],
    ['a line too slow', { status: 408, body: { code: 'too_slow', errors: {} } }, 'too_slow', true],
    ['a line too slow for a proxy', { status: 408, text: '<html>' }, 'unexpected', true],
    ['a body of another kind', { status: 404, text: '<html>' }, 'unexpected', false],
    [
      'a code that its contract does not name',
      { status: 400, body: { code: 'odd', errors: {} } },
      'unexpected',
      false,
    ],
    ['an answer that does not fit', { status: 200, body: { made: 'yes' } }, 'unexpected', false],
    ['a status that its contract does not name', { status: 204, text: '' }, 'unexpected', false],
  ] as const)('%s', async (_what, given, code, isPassing) => {
    const failure = await failing(given);
    expect(failure).toBeInstanceOf(CallFailed);
    expect(failure).toMatchObject({ code, isPassing });
  });

  test('is not reported as a failed call when the caller aborts it', async () => {
    const aborted = AbortSignal.abort();
    const { client } = clientOf(new Error('aborted'));
    const failure = await client.call(look, {}, { signal: aborted }).catch((error: unknown) => error);
    expect(failure).not.toBeInstanceOf(CallFailed);
  });
});
