import { expect, it } from 'vitest';
import { CallFailed } from '#domain/core/call-failed.ts';
import { sha256Of, wholeOf } from '../assemble.ts';
import { createSender } from './create-sender.ts';
import { checkSubject, type StoredRecording } from '../storage/stored-recordings.ts';
import type { RecordingStore } from './recording-store.ts';
import { createRecordingsInMemory } from '../storage/recordings-in-memory.ts';
import { createUploader, type Progress } from './uploader.ts';
import { wavType } from '../capture/wav.ts';

const owner = 'user:1';
const sound = (bytes: number) => new Uint8Array(bytes).fill(7);

function browser(fails: (call: string) => CallFailed | undefined = () => undefined) {
  const stored = createRecordingsInMemory();
  const calls: string[] = [];
  const joined = new Map<string, string>();
  const take = (call: string) => {
    calls.push(call);
    const failure = fails(call);
    if (failure) throw failure;
  };
  const store: RecordingStore = {
    async putPiece({ id }, index) {
      take(`put ${id} ${index}`);
    },
    async finish({ id }, sha256) {
      take(`finish ${id}`);
      joined.set(id, sha256);
      return [];
    },
  };
  let ids = 0;
  const sender = createSender({
    stored,
    uploader: (onProgress) =>
      createUploader({
        stored,
        store,
        // No retry fires within a test, so that only `wake` continues the upload.
        retryDelayMs: () => 3_600_000,
        exclusively: (_id, action) => action(),
        onProgress,
      }),
    owners: () => [owner, 'visitor:1'],
    newId: () => `copy ${(ids += 1)}`,
    secondsOf: async () => 2.5,
  });
  const progress: (Progress | undefined)[] = [];
  sender.sending.subscribe(() => progress.push(sender.sending.get()));
  async function record(id: string, { pieces = 2, mimeType = wavType } = {}) {
    const head = { id, owner, subject: 'practice/SRA-0001', mimeType, at: 0, isWhole: false };
    await stored.begin(head);
    for (let index = 1; index <= pieces; index += 1) {
      await stored.addPiece(id, { index: mimeType === wavType ? index : index - 1, bytes: sound(32_000) });
      sender.onStored(id);
    }
    return async () => {
      const whole = await wholeOf(stored, head);
      if (!whole) throw new Error('Nothing was recorded');
      sender.onStored(id);
      return whole;
    };
  }
  return { ...sender, stored, calls, joined, progress, record };
}

it('sends the recording while it runs, and gives the answer its name on the server', async () => {
  const { record, calls, ensureSent, joined, progress, sending } = browser();
  const finish = await record('r1');
  await expect.poll(() => calls).toEqual(['put r1 1', 'put r1 2']);
  const whole = await finish();
  const sent = await ensureSent(whole);
  expect(sent).toEqual({ recording: await sha256Of(whole.blob), seconds: 2 });
  expect(joined.get('r1')).toBe(sent.recording);
  expect(calls.slice(2)).toEqual(['put r1 0', 'finish r1']);
  expect(progress.at(0)).toEqual({ sentShare: 0, isWaiting: false });
  expect(progress).toContainEqual({ sentShare: 1, isWaiting: false });
  expect(sending.get()).toBeUndefined();
});

it('asks a player for the duration of a recording without one', async () => {
  const { record, ensureSent } = browser();
  const whole = await (await record('r1', { mimeType: 'audio/webm' }))();
  expect(await ensureSent(whole)).toMatchObject({ seconds: 2.5 });
});

it('reports that it waits while offline, and continues when online', async () => {
  let isUp = false;
  const { record, ensureSent, sending, wake } = browser(() =>
    isUp ? undefined : new CallFailed('unreachable', 0),
  );
  const sent = ensureSent(await (await record('r1'))());
  await expect.poll(() => sending.get()).toEqual({ sentShare: 0, isWaiting: true });
  isUp = true;
  wake();
  expect(await sent).toMatchObject({ seconds: 2 });
});

it('is sent although the page no longer waits for it', async () => {
  let isUp = false;
  const { record, ensureSent, joined, wake, sending } = browser(() =>
    isUp ? undefined : new CallFailed('unreachable', 0),
  );
  const leaving = new AbortController();
  const sent = ensureSent(await (await record('r1'))(), leaving.signal);
  leaving.abort(new Error('left'));
  await expect(sent).rejects.toThrow('left');
  expect(sending.get()).toBeUndefined();
  isUp = true;
  wake();
  await expect.poll(() => [...joined.keys()]).toEqual(['r1']);
});

it('sends it whole under a new name where the pieces over there are of another, or are forgotten here', async () => {
  const { record, ensureSent, joined, stored } = browser((call) =>
    call === 'finish r1' ? new CallFailed('recording_differs', 422) : undefined,
  );
  const whole = await (await record('r1', { pieces: 10 }))();
  const { recording } = await ensureSent(whole);
  expect(joined).toEqual(new Map([['copy 1', recording]]));
  await stored.forget('r1');
  expect(await ensureSent(whole)).toEqual({ recording, seconds: 10 });
  expect(await stored.list(owner)).toEqual([]);
});

it('reports a recording that the server will never accept, and can retry', async () => {
  let isFull = true;
  const { record, ensureSent } = browser(() => (isFull ? new CallFailed('too_large', 413) : undefined));
  const whole = await (await record('r1'))();
  await expect(ensureSent(whole)).rejects.toMatchObject({ code: 'too_large' });
  isFull = false;
  expect(await ensureSent(whole)).toMatchObject({ seconds: 2 });
});

it('sends what an earlier page left whole, of those who may send it, and no check of the microphone', async () => {
  const { stored, sendLeft, calls } = browser();
  const leave = async (id: string, given: Partial<StoredRecording> = {}) => {
    const subject = 'practice/SRA-0001';
    await stored.begin({ id, owner, subject, mimeType: wavType, at: 0, isWhole: true, ...given });
    await stored.addPiece(id, { index: 0, bytes: sound(44) });
  };
  await leave('cut off', { isWhole: false });
  await leave('another’s', { owner: 'user:2' });
  await leave('check', { subject: checkSubject });
  await leave('mine');
  await leave('visitor’s', { owner: 'visitor:1' });
  await sendLeft();
  await expect
    .poll(() => calls.toSorted())
    .toEqual(['finish mine', 'finish visitor’s', 'put mine 0', 'put visitor’s 0']);
});
