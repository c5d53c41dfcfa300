import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headers } from '#domain/core/contract.ts';
import { lwdQuestion } from '#domain/question-types/testing/questions.ts';
import * as admins from '#domain/questions/admin-contract.ts';
import { questionTrackStream } from '#domain/questions/question-track.ts';
import { startTestApi, type TestApi, type TestUser } from '#infra/testing/api.ts';
import { seeded } from '#infra/testing/question-bank.ts';
import { expectRefusal } from '#infra/testing/refusals.ts';
import { contentFolder } from '#infra/testing/second-composition.ts';

const { uploadQuestionTrack } = admins;
const mp3 = readFileSync(path.join(contentFolder, 'LWD', seeded('LWD').track));
const uid = 'LWD-9001';
const type = 'audio/mpeg';

let api: TestApi;
let admin: TestUser;
beforeAll(async () => {
  api = await startTestApi({ questions: 'none' });
  admin = await api.admin();
});
afterAll(() => api[Symbol.asyncDispose]());

const upload = (content: Uint8Array<ArrayBuffer> | Buffer, commandId: string = randomUUID()) =>
  admin.call(
    uploadQuestionTrack,
    { uid },
    { commandId, upload: new Blob([new Uint8Array(content)], { type }) },
  );
/** Bypasses the client, which would not send it. */
const send = (payload: Buffer, given: Record<string, string> = {}, query = `?uid=${uid}`) =>
  api.inject({
    method: 'POST',
    url: uploadQuestionTrack.path + query,
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': type, ...given },
    payload,
  });
const heard = async (track: string, given: Record<string, string> = {}) => {
  const { body } = await admin.call(admins.fetchPlayableTrack, { track });
  return api.inject({ method: 'GET', url: `/api/aws/getAudioFile/${body.track}?v=1`, headers: given });
};
const uploads = () => api.storage.journal.read(questionTrackStream, questionTrackStream.nameOf(uid));

describe('an uploaded recording', () => {
  test('is measured, stored and played unchanged, in parts too', async () => {
    const { body } = await upload(mp3);
    expect(body).toMatchObject({
      track: expect.stringMatching(/^LWD-9001-[0-9a-f]{12}\.mp3$/),
      bytes: mp3.length,
    });
    expect(body.durationMs).toBeGreaterThan(1_000);
    expect((await heard(body.track)).rawPayload.equals(mp3)).toBe(true);
    const part = await heard(body.track, { range: 'bytes=1000-1999' });
    expect([part.statusCode, part.rawPayload.equals(mp3.subarray(1000, 2000))]).toEqual([206, true]);
    const sha256 = createHash('sha256').update(mp3).digest('hex');
    expect((await uploads()).at(-1)).toMatchObject({
      data: { uid, ...body, sha256 },
      metadata: { actor: { kind: 'admin', id: admin.userId } },
    });
  });

  test('is sent once for a repeated command, whose id takes no other file', async () => {
    const commandId = randomUUID();
    const first = await upload(mp3, commandId);
    const count = (await uploads()).length;
    expect((await upload(mp3, commandId)).body).toEqual(first.body);
    await expect(upload(Buffer.concat([mp3, mp3]), commandId)).rejects.toMatchObject({ code: 'key_reused' });
    expect(await uploads()).toHaveLength(count);
    expect((await upload(mp3)).body.track).not.toBe(first.body.track);
  });

  test('loses its tags, which may contain the transcript', async () => {
    const words = Buffer.from('USLT the words that are spoken');
    const tag = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0'), Buffer.of(words.length), words]);
    const old = Buffer.alloc(128, 'TAG the words');
    const { body } = await upload(Buffer.concat([tag, mp3, old]));
    expect((await heard(body.track)).rawPayload.equals(mp3)).toBe(true);
  });

  test.each([
    ['text', Buffer.from('This is no recording at all, whatever it calls itself.')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a recording that is cut off', mp3.subarray(0, -100)],
    ['a recording with something in between', Buffer.concat([mp3, Buffer.alloc(500, 'x'), mp3])],
    ['tags without sound', Buffer.from('ID3\x04\0\0\0\0\0\x05words')],
  ])('is refused when it is %s', async (_what, content) => {
    const before = await uploads();
    expectRefusal(await send(content), 422, 'not_a_recording');
    expect(await uploads()).toEqual(before);
  });
});

describe('an upload', () => {
  test('refuses other types, an empty body, and a declared size above the limit', async () => {
    expectRefusal(await send(mp3, { 'content-type': 'application/json' }), 415, 'invalid_input');
    expectRefusal(await send(mp3, { 'content-type': 'audio/wav' }), 415, 'invalid_input');
    expectRefusal(await send(Buffer.alloc(0)), 400, 'invalid_input');
    const tooMany = uploadQuestionTrack.upload.maximumBytes + 1;
    expectRefusal(await send(Buffer.alloc(tooMany)), 413, 'too_large');
    expect(expectRefusal(await send(mp3, {}, ''), 400, 'invalid_input')).toHaveProperty('uid');
  });

  test('is checked against its digest', async () => {
    const digestOf = (content: Buffer) =>
      `sha-256=:${createHash('sha256').update(content).digest('base64')}:`;
    expect((await send(mp3, { [headers.contentDigest]: digestOf(mp3) })).statusCode).toBe(200);
    for (const wrong of [digestOf(Buffer.from('other')), 'sha-256=x', 'md5=:abc:']) {
      const refused = await send(mp3, { [headers.contentDigest]: wrong });
      expect(expectRefusal(refused, 400, 'invalid_input')).toHaveProperty(headers.contentDigest);
    }
  });

  test('refuses an endless body and stores nothing', async () => {
    const { port } = new URL(await api.listen());
    const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
    const request = http.request({
      port,
      method: 'POST',
      path: `${uploadQuestionTrack.path}?uid=${uid}`,
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': type, host: 'localhost' },
    });
    request.on('response', (response) => resolve(response.statusCode)).on('error', reject);
    const more = () => {
      if (!request.destroyed) request.write(mp3, () => setImmediate(more));
    };
    more();
    expect(await promise).toBe(413);
    request.destroy();
    // Otherwise the server would wait half a minute for responses that the client no longer reads, and delay the end of
    // this file.
    api.app.server.closeAllConnections();
  });
});

test('publishes and revises a question only with an existing recording', async () => {
  const question = { ...lwdQuestion, uid: 'LWD-9002', track: 'LWD-9002-none.mp3' };
  await admin.call(admins.draftQuestion, { question });
  await expect(admin.call(admins.publishQuestion, { uid: question.uid })).rejects.toMatchObject({
    code: 'track_missing',
  });
  const reason = 'It has a recording now';
  const { body } = await upload(mp3);
  const heardNow = { ...question, track: body.track };
  await expect(
    admin.call(admins.reviseQuestion, { question: { ...question, title: 'Another title' }, reason }),
  ).rejects.toMatchObject({ code: 'track_missing' });
  await admin.call(admins.reviseQuestion, { question: heardNow, reason });
  await admin.call(admins.publishQuestion, { uid: question.uid });
});
