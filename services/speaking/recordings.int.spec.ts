import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimits } from '#domain/core/rate-limits.ts';
import * as contract from '#domain/speaking/contract.ts';
import { startTestApi, type TestApi, type TestPerson, type TestUser } from '#infra/testing/api.ts';
import { noiseOf, sendRecording } from '#infra/testing/send-recording.ts';

const { fetchRecording, finishRecording, recordingLimits, recordingTypes, uploadRecordingPiece } = contract;

let api: TestApi;
let ann: TestUser;
beforeAll(async () => {
  const { recordingBytes } = rateLimits;
  const [, ...limits] = recordingBytes.limits;
  const ofVisitors = { of: 'visitors', times: 3_000, seconds: 86_400 } as const;
  api = await startTestApi({
    questions: 'none',
    settings: { rateLimits: { recordingBytes: { ...recordingBytes, limits: [ofVisitors, ...limits] } } },
  });
  ann = await api.registerAndLogIn();
});
afterAll(() => api[Symbol.asyncDispose]());

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');

/** A recording in progress, with the recorder's data. */
function record(pieces = 3, pieceBytes = 20_000) {
  const content = Array.from({ length: pieces }, (_none, at) =>
    at === 0 ? noiseOf(pieceBytes) : randomBytes(pieceBytes),
  );
  const whole = Buffer.concat(content);
  const recordingId = randomUUID();
  return {
    content,
    whole,
    finished: { recordingId, pieces, mediaType: 'audio/wav', recording: sha256(whole) },
  } as const;
}
type Made = ReturnType<typeof record>;

const send = (by: TestPerson, { finished: { recordingId } }: Made, piece: number, content: Buffer) =>
  by.call(
    uploadRecordingPiece,
    { recordingId, piece },
    { upload: new Blob([new Uint8Array(content)], { type: 'application/octet-stream' }) },
  );
async function sendAll(by: TestPerson, made: Made) {
  await Promise.all(made.content.map((content, piece) => send(by, made, piece, content)));
  return (await by.call(finishRecording, made.finished)).body;
}
const heardBy = (headers: Record<string, string>, recording: string, more: Record<string, string> = {}) =>
  api.inject({
    method: 'GET',
    url: fetchRecording.path.replace(':recording', recording),
    headers: { ...headers, ...more },
  });
const asAnn = () => ({ authorization: `Bearer ${ann.token}` });

test('assembles pieces in any order, and plays them in parts too', async () => {
  const made = record();
  for (const piece of [2, 0, 0, 1]) await send(ann, made, piece, made.content[piece] ?? Buffer.of());
  const { recording } = made.finished;
  for (const _ of ['once', 'again']) {
    const { body } = await ann.call(finishRecording, made.finished);
    expect(body).toEqual({ recording, bytes: made.whole.length });
  }
  const whole = await heardBy(asAnn(), recording);
  expect([whole.headers['content-type'], whole.headers['cache-control']]).toEqual([
    'audio/wav',
    'private, no-store',
  ]);
  expect(whole.rawPayload.equals(made.whole)).toBe(true);
  const part = await heardBy(asAnn(), recording, { range: 'bytes=19990-20009' });
  expect([part.statusCode, part.rawPayload.equals(made.whole.subarray(19_990, 20_010))]).toEqual([206, true]);
});

test.each(recordingTypes)('accepts %s, and returns it as such', async (mediaType) => {
  const recording = await sendRecording(ann, noiseOf(1000, mediaType), mediaType);
  const { headers } = await heardBy(asAnn(), recording);
  expect(headers['content-type']).toBe(mediaType);
});

test('seals a recording for its owner, visitors too', async () => {
  const made = record();
  await sendAll(ann, made);
  const ben = await api.registerAndLogIn();
  const { recording } = made.finished;
  const others = [{ authorization: `Bearer ${ben.token}` }, { 'ninety-visitor': randomUUID() }];
  for (const headers of others) expect((await heardBy(headers, recording)).statusCode).toBe(404);
  expect((await heardBy({}, recording)).statusCode).toBe(401);

  const visitor = api.visitor();
  expect(await sendAll(visitor, record())).toMatchObject({ bytes: 60_000 });
});

test('names missing pieces and finishes later, but not another recording', async () => {
  const made = record();
  await send(ann, made, 0, made.content[0] ?? Buffer.of());
  await send(ann, made, 2, made.content[2] ?? Buffer.of());
  const finish = (recording: string = made.finished.recording) =>
    ann.call(finishRecording, { ...made.finished, recording });
  expect(await finish()).toMatchObject({ status: 202, body: { missing: [1] } });
  await send(ann, made, 1, made.content[1] ?? Buffer.of());
  await expect(finish('0'.repeat(64))).rejects.toMatchObject({ code: 'recording_differs' });
  expect((await heardBy(asAnn(), '0'.repeat(64))).statusCode).toBe(404);
  expect((await finish()).body).toMatchObject({ recording: made.finished.recording });
});

test('never replaces a piece, and limits pieces and recordings', async () => {
  const made = record();
  await send(ann, made, 0, made.content[0] ?? Buffer.of());
  await expect(send(ann, made, 0, randomBytes(10))).rejects.toMatchObject({ code: 'key_reused' });
  const tooMuch = randomBytes(recordingLimits.pieceBytes + 1);
  await expect(send(ann, made, 1, tooMuch)).rejects.toMatchObject({ code: 'too_large' });
  const long = record(9, 900_000);
  await expect(sendAll(ann, long)).rejects.toMatchObject({ code: 'too_large' });
});

test('refuses an hour of sound at the first piece beyond the limit, and an empty recording', async () => {
  const made = record(1, 32_000);
  const [second = Buffer.of()] = made.content;
  const { pieces } = recordingLimits;
  await send(ann, made, pieces - 1, second);
  await expect(send(ann, made, pieces, second)).rejects.toMatchObject({ code: 'invalid_input', status: 400 });
  const hour = { ...made.finished, pieces: 3600 };
  await expect(ann.call(finishRecording, hour)).rejects.toMatchObject({ code: 'invalid_input' });

  await expect(send(ann, record(), 0, Buffer.of())).rejects.toMatchObject({ code: 'invalid_input' });
  const nothing = { ...record().finished, pieces: 0, recording: sha256(Buffer.of()) };
  await expect(ann.call(finishRecording, nothing)).rejects.toMatchObject({ code: 'invalid_input' });
});

test('refuses an upload that turns out to be empty', async () => {
  const { recordingId } = record().finished;
  const sent = await api.inject({
    method: 'POST',
    url: uploadRecordingPiece.path,
    query: { recordingId, piece: '0' },
    headers: { ...asAnn(), 'content-type': 'application/octet-stream', 'transfer-encoding': 'chunked' },
    payload: Readable.from([]),
  });
  expect(sent.statusCode).toBe(200);
  const recording = sha256(Buffer.of());
  const finished = { recordingId, pieces: 1, mediaType: 'audio/wav', recording } as const;
  await expect(ann.call(finishRecording, finished)).rejects.toMatchObject({ code: 'nothing_recorded' });
  expect((await heardBy(asAnn(), recording)).statusCode).toBe(404);
});

test('refuses a file without the header of a recording', async () => {
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  for (const mediaType of recordingTypes)
    await expect(sendRecording(ann, page, mediaType)).rejects.toMatchObject({ code: 'no_recording' });
  await expect(sendRecording(ann, noiseOf(99, 'audio/ogg'), 'audio/wav')).rejects.toMatchObject({
    code: 'no_recording',
  });
  expect((await heardBy(asAnn(), sha256(page))).statusCode).toBe(404);
});

test('limits the bytes of a network, for any number of visitors', async () => {
  const piece = () => send(api.visitor(), record(1, 100), 0, randomBytes(900_000));
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, piece));
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(9);
  expect(refused[0]).toMatchObject({ reason: { code: 'too_many_requests', status: 429 } });
  // Students of the same network go on.
  const made = record(1, 900_000);
  expect(await sendAll(ann, made)).toMatchObject({ bytes: 900_000 });
});
