import { expect, it } from 'vitest';
import { CallFailed } from '#domain/core/call-failed.ts';
import { createClient } from '#domain/core/client.ts';
import { createServerStore } from './server-store.ts';

const id = '00000000-0000-4000-8000-000000000001';
const user = { id, owner: 'user:1', mimeType: 'audio/wav' };
const visitor = { ...user, owner: 'visitor:1' };
const sha256 = 'a'.repeat(64);

function browser(...answers: { status: number; body: object }[]) {
  const asked: { url: string; body: string | Blob | FormData | undefined; token: string | undefined }[] = [];
  const { call } = createClient({
    baseUrl: '',
    async fetch(url, { body, headers }) {
      asked.push({ url, body, token: headers['Authorization'] });
      const { status, body: answer } = answers.shift() ?? { status: 500, body: {} };
      return { status, headers: { get: () => null }, text: async () => JSON.stringify(answer) };
    },
    newId: () => id,
    token: () => 'of user 1',
    visitorId: () => '1',
  });
  const store = createServerStore({ call, owner: () => 'user:1', visitor: () => 'visitor:1' });
  return { store, asked };
}

it('sends a piece as bytes, and asks for the whole by its hash', async () => {
  const { store, asked } = browser(
    { status: 200, body: { bytes: 2 } },
    { status: 200, body: { recording: sha256, bytes: 2 } },
  );
  await store.putPiece(user, 3, new TextEncoder().encode('ab'));
  expect(await store.finish(user, sha256, 4)).toEqual([]);
  expect(asked[0]).toMatchObject({ url: `/api/speaking/uploadRecordingPiece?recordingId=${id}&piece=3` });
  const input = { recordingId: id, pieces: 4, mediaType: 'audio/wav', recording: sha256 };
  const bodies = asked.map(({ body }) => new Response(body ?? null).text());
  expect(await Promise.all(bodies)).toEqual(['ab', JSON.stringify(input)]);
});

it('lists the pieces that the server lacks', async () => {
  const { store } = browser({ status: 202, body: { missing: [0, 2] } });
  expect(await store.finish(user, sha256, 4)).toEqual([0, 2]);
});

it('sends recordings of a visitor as the visitor, even after a login, and never those of another user', async () => {
  const { store, asked } = browser({ status: 200, body: { bytes: 2 } }, { status: 200, body: { bytes: 2 } });
  await store.putPiece(user, 1, new Uint8Array([1]));
  await store.putPiece(visitor, 1, new Uint8Array([1]));
  expect(asked.map(({ token }) => token)).toEqual(['Bearer of user 1', undefined]);
  const other = store.putPiece({ ...user, owner: 'user:2' }, 1, new Uint8Array([1]));
  // Temporary, as for a logged-out owner: retried after the login.
  await expect(other).rejects.toEqual(new CallFailed('not_logged_in', 401));
  expect(asked).toHaveLength(2);
});

it('rejects unacceptable recordings without a call', async () => {
  const { store, asked } = browser();
  const finish = store.finish({ ...user, mimeType: 'audio/flac' }, sha256, 1);
  await expect(finish).rejects.toMatchObject({ code: 'invalid_input', isPassing: false });
  expect(asked).toEqual([]);
});
