import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CaptureListener } from './capture/capture.ts';
import { createRecorder } from './create-recorder.ts';
import { leftBehind } from './storage/left-behind.ts';
import { MicrophoneFailed } from './capture/microphone.ts';
import type { RecorderSettings } from './recorder-state.ts';
import { createRecordingsInMemory } from './storage/recordings-in-memory.ts';
import { wavType } from './capture/wav.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const settings: RecorderSettings = { waitingTime: 4, answeringTime: 10, atSilence: 'stop', atGap: 'end' };
const place = { owner: 'user:1', subject: 'practice/SRA-0001' };
const loud = { rms: 0.1, peak: 0.3, isVoiced: true };
const quiet = { rms: 0.001, peak: 0.002, isVoiced: false };
const piece = (value: number) => new Uint8Array(32_000).fill(value);

function browser(given = settings) {
  const stored = createRecordingsInMemory();
  const tones: number[] = [];
  const open = new Set<string>();
  const begun: number[] = [];
  let listener: CaptureListener | undefined;
  let permission: Promise<void> = Promise.resolve();
  let ids = 0;
  const woken: string[] = [];
  const recorder = createRecorder({
    settings: given,
    owner: () => place.owner,
    subject: place.subject,
    newId: () => `r${(ids += 1)}`,
    stored: () => Promise.resolve(stored),
    playTone: () => tones.push(performance.now()),
    hold: () => () => undefined,
    onStored: (id) => woken.push(id),
    async open(toTell, deviceId = 'built-in') {
      await permission;
      listener = toTell;
      open.add(deviceId);
      return {
        mimeType: wavType,
        microphone: { deviceId, label: deviceId },
        begin: (seconds) => begun.push(seconds),
        end: () => Promise.resolve(),
        close: () => open.delete(deviceId),
      };
    },
  });
  const hear = (level: typeof loud, seconds: number) => {
    for (let at = 0; at < seconds * 10; at += 1) listener?.level(level);
  };
  return {
    recorder,
    stored,
    tones,
    open,
    begun,
    woken,
    hear,
    view: recorder.view.get,
    say: (value: number) => listener?.piece(piece(value)),
    unplug: () => listener?.lost(),
    interrupt: () => listener?.interrupted(),
    resume: () => listener?.resumed(),
    lose: (ms: number) => listener?.gap(ms),
    setPermission(next: Promise<void>) {
      permission = next;
    },
    pass: (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000),
  };
}

it('waits, plays the tone, records for the answering time, and returns a file', async () => {
  const { recorder, pass, view, tones, begun, hear, say, stored, woken } = browser();
  const began = performance.now();
  recorder.start();
  await pass(0.1);
  expect(view()).toMatchObject({ timeLeftWaiting: 4, isOpen: true });
  await pass(1);
  expect(view().timeLeftWaiting).toBe(3);
  await pass(2.9);
  expect(view().isRecording).toBe(true);
  expect(tones).toEqual([began + 3600]);
  expect(begun).toEqual([10]);
  hear(loud, 1);
  say(1);
  say(2);
  await pass(5);
  expect(view().elapsedShare).toBeCloseTo(0.5, 1);
  hear(loud, 1);
  await pass(5);
  expect(view()).toMatchObject({ didFinishRecording: true, end: 'time', isRecording: false });
  expect(view().blob).toMatchObject({ size: 64_044, type: 'audio/wav' });
  expect(view().recording?.sound.speechMs).toBe(2000);
  expect(await stored.get('r1')).toMatchObject({ ...place, isWhole: true });
  expect(woken).toEqual(['r1', 'r1', 'r1']);
});

it('continues an earlier wait, and records for the rest of the answering time', async () => {
  const waiting = browser();
  waiting.recorder.start({ since: performance.now() - 2000, answeringTime: 10 });
  await waiting.pass(0.1);
  expect(waiting.view()).toMatchObject({ timeLeftWaiting: 2, answeringTime: 10 });
  const { recorder, pass, view, begun } = browser();
  recorder.start({ since: performance.now() - 9000, answeringTime: 5 });
  await pass(1);
  expect(view()).toMatchObject({ isRecording: true, timeLeftAnswering: 5, answeringTime: 5 });
  expect(begun).toEqual([5]);
  await pass(5);
  expect(view()).toMatchObject({ didFinishRecording: true, end: 'time' });
});

it('stops at silence with what was said until then', async () => {
  const { recorder, pass, view, hear, say } = browser();
  recorder.start();
  await pass(4.1);
  hear(quiet, 0.5);
  hear(loud, 2);
  say(1);
  hear(quiet, 2.5);
  expect(view()).toMatchObject({ silenceWarning: 'stops', isRecording: true });
  hear(quiet, 0.5);
  await pass(0);
  expect(view()).toMatchObject({ silenceDetected: true, didFinishRecording: true });
});

it('stops on request, and records again after the recording is discarded', async () => {
  const { recorder, pass, view, say, stored, open } = browser();
  await recorder.listen();
  recorder.start();
  await pass(4.1);
  recorder.stop();
  expect(view().isRecording).toBe(true);
  say(1);
  await pass(2);
  recorder.stop();
  await pass(0);
  expect(view()).toMatchObject({ end: 'stopped', didFinishRecording: true });
  await recorder.reset();
  expect(view()).toMatchObject({ status: 'idle', isOpen: true });
  expect(await stored.list(place.owner)).toEqual([]);
  recorder.start();
  await pass(4.1);
  expect(view().isRecording).toBe(true);
  expect([...open]).toEqual(['built-in']);
});

it('reports an empty recording at once', async () => {
  const { recorder, pass, view, hear } = browser();
  recorder.start();
  await pass(4.1);
  hear(quiet, 3);
  await pass(0);
  expect(view().recording).toMatchObject({ whole: undefined, sound: { speechMs: 0 } });
});

it('keeps what was recorded when the device is unplugged, and can go on with another', async () => {
  const { recorder, pass, view, say, unplug, open } = browser();
  recorder.start();
  await pass(4.1);
  say(1);
  unplug();
  await pass(0);
  expect(view()).toMatchObject({ end: 'unplugged', didFinishRecording: true });
  expect(view().recording?.whole?.seconds).toBe(1);
  expect([...open]).toEqual([]);
  await recorder.reset();
  await recorder.listen('headset');
  expect(recorder.microphone()).toEqual({ deviceId: 'headset', label: 'headset' });
});

it('ends a recording when its sound is interrupted, discards it, and records again', async () => {
  const { recorder, pass, view, say, interrupt, open, stored } = browser();
  recorder.start();
  await pass(4.1);
  say(1);
  interrupt();
  await pass(0);
  expect(view()).toMatchObject({ end: 'interrupted', didFinishRecording: true });
  expect(view().recording?.whole).toBeUndefined();
  expect([...open]).toEqual([]);
  expect(await stored.list(place.owner)).toEqual([]);
  await recorder.reset();
  recorder.start();
  await pass(4.1);
  say(1);
  await pass(10);
  expect(view()).toMatchObject({ end: 'time' });
});

it('continues after a short gap in a single recording, and ends after a long gap', async () => {
  const inTest = { ...settings, answeringTime: 20, atGap: 'pause' } as const;
  const { recorder, pass, view, say, interrupt, resume, lose } = browser(inTest);
  recorder.start();
  await pass(4.1);
  say(1);
  interrupt();
  await pass(1);
  expect(view()).toMatchObject({ isInterrupted: true, isRecording: true });
  lose(2000);
  resume();
  expect(view()).toMatchObject({ isInterrupted: false, isRecording: true });
  interrupt();
  await pass(1.1);
  expect(view()).toMatchObject({ end: 'interrupted', didFinishRecording: true });
});

it('records to the end if there is only one recording', async () => {
  const { recorder, pass, view, say, interrupt, unplug } = browser();
  recorder.start({ since: performance.now(), answeringTime: 10, atGap: 'keep' });
  await pass(4.1);
  say(1);
  interrupt();
  await pass(5);
  expect(view()).toMatchObject({ isInterrupted: true, isRecording: true });
  unplug();
  await pass(0);
  expect(view()).toMatchObject({ end: 'unplugged' });
  expect(view().recording?.whole?.seconds).toBe(1);
});

it('records nothing from a microphone that is muted from the start', async () => {
  const { recorder, pass, view, interrupt } = browser();
  recorder.start();
  await pass(1);
  interrupt();
  await pass(4);
  expect(view()).toMatchObject({ end: 'interrupted' });
});

it('reports a refused microphone, and opens it once the student allows it', async () => {
  const { recorder, pass, view, setPermission } = browser();
  setPermission(Promise.reject(new MicrophoneFailed('denied')));
  recorder.start();
  await pass(0);
  expect(view()).toMatchObject({ accessDenied: true, timerShouldStart: false });
  setPermission(Promise.resolve());
  await recorder.listen();
  expect(view()).toMatchObject({ accessDenied: false, isOpen: true });
});

it('starts later if the user takes long to allow it', async () => {
  const { recorder, pass, view, setPermission, begun } = browser();
  const { promise, resolve } = Promise.withResolvers<void>();
  setPermission(promise);
  recorder.start();
  await pass(20);
  expect(view()).toMatchObject({ status: 'waiting', timeLeftWaiting: 0 });
  expect(begun).toEqual([]);
  resolve();
  await pass(1);
  expect(view()).toMatchObject({ isRecording: true, timeLeftAnswering: 10 });
});

it('closes a device that was opened too late', async () => {
  const { recorder, setPermission, open } = browser();
  const { promise, resolve } = Promise.withResolvers<void>();
  setPermission(promise);
  const first = recorder.listen('slow');
  setPermission(Promise.resolve());
  await recorder.listen('quick');
  resolve();
  await first;
  expect([...open]).toEqual(['quick']);
});

it('finds an earlier recording after a reload, but not one that another tab is making', async () => {
  const { recorder, pass, say, stored } = browser();
  recorder.start();
  await pass(4.1);
  say(1);
  say(2);
  await pass(0);
  expect(await leftBehind(stored, place, () => Promise.resolve(false))).toBeUndefined();
  const found = await leftBehind(stored, place, () => Promise.resolve(true));
  expect(found).toMatchObject({ id: 'r1', seconds: 2, isCutOff: true });
  expect(await leftBehind(stored, place, () => Promise.resolve(true))).toMatchObject({ isCutOff: false });
  const other = { ...place, owner: 'user:2' };
  expect(await leftBehind(stored, other, () => Promise.resolve(true))).toBeUndefined();
});

it('keeps what was recorded when the page is left in the middle', async () => {
  const { recorder, pass, say, stored, open } = browser();
  recorder.start();
  await pass(4.1);
  say(1);
  recorder.close();
  await pass(0);
  expect([...open]).toEqual([]);
  expect(await stored.get('r1')).toMatchObject({ isWhole: true });
});

it('shows the answer without a recording', async () => {
  const { recorder, pass, view, open } = browser();
  recorder.start();
  await pass(1);
  recorder.giveUp();
  expect(view()).toMatchObject({ forceShowAnswer: true, isOpen: false });
  expect([...open]).toEqual([]);
});
