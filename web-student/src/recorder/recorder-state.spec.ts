import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { catalogue } from '#domain/question-types/catalogue.ts';
import {
  nextState,
  toneMs,
  type RecorderEvent,
  type RecorderSettings,
  type RecorderState,
} from './recorder-state.ts';
import { isToneDue, untilTick, viewOf } from './recorder-view.ts';

const { waitingTime, answeringTime, quickWaitingTime } = catalogue.SDI;
const settings: RecorderSettings = { waitingTime, answeringTime, atSilence: 'stop', atGap: 'end' };
const blob = new Blob(['sound']);
interface Recording {
  readonly blob: Blob;
}
type Event = RecorderEvent<Recording>;

const after = (
  events: readonly Event[],
  given = settings,
  from: RecorderState<Recording> = { status: 'idle' },
) => events.reduce((state, event) => nextState(state, event, given), from);
const seen = (events: readonly Event[], now: number, given = settings) =>
  viewOf(after(events, given), given, now);

const started = { type: 'started', at: 1000 } as const;
const opened = { type: 'opened', at: 1300 } as const;
const ticked = (at: number) => ({ type: 'ticked', at }) as const;
const begins = 1000 + waitingTime * 1000;
const recording = [started, opened, ticked(begins)] as const;

it('waits for a start, then counts whole seconds down', () => {
  expect(seen([opened], 5000)).toMatchObject({ status: 'idle', isOpen: true, timerShouldStart: false });
  expect(seen([started, opened], 1001)).toMatchObject({ timeLeftWaiting: 25, timerShouldStart: true });
  expect(seen([started, opened], 2000).timeLeftWaiting).toBe(24);
  expect(seen([started, opened], begins - 1).timeLeftWaiting).toBe(1);
  expect(seen(recording, begins)).toMatchObject({
    isRecording: true,
    timeLeftWaiting: 0,
    timeLeftAnswering: answeringTime,
    elapsedShare: 0,
  });
});

it('waits less behind its flag', () => {
  const quick = { ...settings, waitingTime: quickWaitingTime };
  expect(seen([started], 1000, quick).timeLeftWaiting).toBe(4);
  expect(seen([started, opened, ticked(5000)], 5000, quick).isRecording).toBe(true);
});

it('does not drift while the tab is hidden and no timer comes', () => {
  const late = begins - 10;
  expect(seen([started, opened], late).timeLeftWaiting).toBe(1);
  expect(seen(recording, begins + 30_000)).toMatchObject({ timeLeftAnswering: 10, elapsedShare: 0.75 });
  expect(seen([...recording, ticked(begins + 90_000)], begins + 90_000)).toMatchObject({
    status: 'closing',
    end: 'time',
  });
});

it('records only once the microphone is open, and has room for the tone then too', () => {
  expect(after([started, ticked(begins + 5000)]).status).toBe('waiting');
  const asked = [started, { type: 'opened', at: begins + 6000 }] as const;
  expect(after([...asked, ticked(begins + 6000)]).status).toBe('waiting');
  expect(isToneDue(after(asked), settings, begins + 6000)).toBe(true);
  expect(after([...asked, ticked(begins + 6000 + toneMs)]).status).toBe('recording');
});

it('plays the tone so that it ends with the wait', () => {
  const state = after([started, opened]);
  expect(isToneDue(state, settings, begins - toneMs - 1)).toBe(false);
  expect(isToneDue(state, settings, begins - toneMs)).toBe(true);
});

it('skips the wait on request, with the tone, and never prolongs it', () => {
  const skippedAt = (at: number) => [started, opened, { type: 'skipped', at }] as const;
  expect(isToneDue(after(skippedAt(2000)), settings, 2000)).toBe(true);
  expect(seen([...skippedAt(2000), ticked(2000 + toneMs)], 2000 + toneMs).isRecording).toBe(true);
  expect(seen([...skippedAt(begins - 100), ticked(begins)], begins).isRecording).toBe(true);
  expect(after([{ type: 'skipped', at: 2000 }]).status).toBe('idle');
});

it('is stopped by hand only after two seconds', () => {
  const stopAt = (ms: number) => after([...recording, { type: 'stopped', at: begins + ms }]);
  expect(stopAt(1999)).toMatchObject({ status: 'recording' });
  expect(stopAt(2000)).toEqual({ status: 'closing', end: 'stopped' });
  expect(seen(recording, begins + 1999).canStop).toBe(false);
  expect(seen(recording, begins + 2000).canStop).toBe(true);
});

it('warns at two seconds of silence, stops at three, and takes the warning back at a word', () => {
  const heard = (...quiet: readonly number[]) => [
    ...recording,
    ...quiet.map((quietMs) => ({ type: 'heard', quietMs }) as const),
  ];
  expect(seen(heard(1900), begins).silenceWarning).toBeUndefined();
  expect(seen(heard(1900, 2000), begins).silenceWarning).toBe('stops');
  expect(seen(heard(2900, 0), begins).silenceWarning).toBeUndefined();
  expect(seen(heard(2900, 3000), begins)).toMatchObject({ silenceDetected: true, isRecording: false });
  const inTest = { ...settings, atSilence: 'warn' } as const;
  expect(seen(heard(20_000), begins, inTest)).toMatchObject({
    silenceWarning: 'records on',
    isRecording: true,
  });
  const off = { ...settings, atSilence: 'ignore' } as const;
  expect(seen(heard(20_000), begins, off)).toMatchObject({ isRecording: true });
  expect(seen(heard(20_000), begins, off).silenceWarning).toBeUndefined();
});

it('explains missing sound', () => {
  expect(seen([started, { type: 'failed', problem: 'denied' }], 0)).toMatchObject({
    accessDenied: true,
    problem: 'denied',
    timerShouldStart: false,
  });
  expect(seen([started, { type: 'failed', problem: 'busy' }], 0)).toMatchObject({
    accessDenied: false,
    problem: 'busy',
  });
});

it('keeps what was recorded when the device goes away in the middle', () => {
  const unplugged = [...recording, { type: 'unplugged' }] as const;
  expect(after(unplugged)).toEqual({ status: 'closing', end: 'unplugged' });
  expect(seen([...unplugged, { type: 'recorded', recording: { blob } }], 0)).toMatchObject({
    didFinishRecording: true,
    end: 'unplugged',
    blob,
  });
  expect(after([started, opened, { type: 'unplugged' }])).toEqual({ status: 'failed', problem: 'missing' });
});

it('breaks a recording by the total length of its gaps', () => {
  const pause = { ...settings, atGap: 'pause' } as const;
  const gap = (ms: number) => ({ type: 'gap', ms }) as const;
  const interrupted = { type: 'interrupted', at: begins + 5000 } as const;
  const broken = { status: 'closing', end: 'interrupted' };
  expect(after([...recording, gap(1000), gap(999)]).status).toBe('recording');
  expect(after([...recording, gap(1000), gap(1000)])).toEqual(broken);
  expect(after([...recording, interrupted])).toEqual(broken);
  expect(after([...recording, gap(2000), gap(999)], pause).status).toBe('recording');
  expect(after([...recording, gap(2000), gap(1000)], pause)).toEqual(broken);
  expect(after([...recording, { type: 'unplugged' }], pause)).toEqual(broken);
  const silent = [...recording, gap(1000), interrupted];
  expect(after([...silent, ticked(begins + 6999)], pause).status).toBe('recording');
  expect(after([...silent, ticked(begins + 7000)], pause)).toEqual(broken);
  expect(after([...silent, { type: 'resumed' }, ticked(begins + 9000)], pause).status).toBe('recording');
  expect(untilTick(after(silent, pause), pause, begins + 6900)).toBe(100);
});

it('begins anew for another question, with the microphone still open', () => {
  const done = [
    ...recording,
    { type: 'stopped', at: begins + 3000 },
    { type: 'recorded', recording: { blob } },
  ];
  const again = [...(done as Event[]), { type: 'reset', openedAt: opened.at } as const];
  expect(after(again)).toEqual({ status: 'idle', openedAt: opened.at });
  expect(seen([{ type: 'gaveUp' }], 0).forceShowAnswer).toBe(true);
});

it('always has a next tick while it runs, and reaches its end by ticks alone', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 60_000, noNaN: true }),
      fc.double({ min: 0, max: 3000, noNaN: true }),
      (openedAfter, lateBy) => {
        let state: RecorderState<Recording> = { status: 'waiting', since: 0, openedAt: openedAfter };
        let now = 0;
        let ticks = 0;
        for (let ms = untilTick(state, settings, now); ms !== undefined;) {
          expect(ms).toBeGreaterThan(0);
          now += ms + lateBy;
          state = nextState(state, ticked(now), settings);
          ms = untilTick(state, settings, now);
          ticks += 1;
          expect(ticks).toBeLessThan(400);
        }
        expect(state).toEqual({ status: 'closing', end: 'time' });
      },
    ),
  );
});

it('takes any event in any order without a throw, and is finished only with a recording', () => {
  const event = fc.oneof(
    fc.record({
      type: fc.constantFrom('started', 'opened', 'ticked', 'skipped', 'stopped'),
      at: fc.nat(100_000),
    }),
    fc.record({ type: fc.constant('heard'), quietMs: fc.nat(4000) }),
    fc.record({ type: fc.constant('interrupted'), at: fc.nat(100_000) }),
    fc.record({ type: fc.constant('gap'), ms: fc.nat(4000) }),
    fc.constantFrom({ type: 'resumed' }, { type: 'unplugged' }, { type: 'gaveUp' }, { type: 'reset' }),
    fc.constant({ type: 'recorded', recording: { blob } }),
  );
  fc.assert(
    fc.property(fc.array(event), fc.nat(200_000), (events, now) => {
      const view = seen(events, now);
      expect(view.didFinishRecording).toBe(view.blob !== undefined);
      expect(view.timeLeftWaiting).toBeGreaterThanOrEqual(0);
      expect(view.timeLeftAnswering).toBeGreaterThanOrEqual(0);
    }),
  );
});
