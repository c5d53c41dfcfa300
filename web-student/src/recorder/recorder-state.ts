import { recordingTimes } from '#domain/question-types/catalogue/recording.ts';

/** The catalogue's times of a type, in seconds: `waitingTime`, or `quickWaitingTime` behind its flag. */
export interface RecorderSettings {
  readonly waitingTime: number;
  readonly answeringTime: number;
  readonly atSilence: 'stop' | 'warn' | 'ignore';
  readonly atGap: GapRule;
}

/**
 * `end`: an interruption ends it. `pause`: it resumes. Both break it after `longestPauseMs` in all. `keep`: it always
 * continues.
 */
export type GapRule = 'end' | 'pause' | 'keep';

/** So much missing sound, in all, breaks a recording; never one that goes on in any case. */
const longestPauseMs: Readonly<Record<GapRule, number>> = {
  end: 2000,
  pause: 3000,
  keep: Number.POSITIVE_INFINITY,
};

export interface BegunWait {
  /** Milliseconds of `performance.now()`; negative for what began before this page. */
  readonly since: number;
  readonly answeringTime: number;
  readonly atGap?: GapRule;
}

/** Why there is no sound: refused by the person, no device there, in use by another program, or beyond this browser. */
export type MicrophoneProblem = 'denied' | 'missing' | 'busy' | 'unsupported' | 'failed';

/** `unplugged`: the device went away, and the rest is kept; `interrupted`: sound is missing, so it is discarded. */
export type RecordingEnd = 'time' | 'stopped' | 'silence' | 'unplugged' | 'interrupted';

/** What a recorder is with. Times are milliseconds of `performance.now()`: the clock never jumps. */
export type RecorderState<Recording> =
  | { readonly status: 'idle'; readonly openedAt?: number | undefined }
  | { readonly status: 'waiting'; readonly since: number; readonly openedAt?: number | undefined }
  | {
      readonly status: 'recording';
      readonly since: number;
      readonly quietMs: number;
      readonly lostMs: number;
      readonly interruptedAt?: number | undefined;
    }
  | { readonly status: 'closing'; readonly end: RecordingEnd }
  | { readonly status: 'finished'; readonly end: RecordingEnd; readonly recording: Recording }
  | { readonly status: 'failed'; readonly problem: MicrophoneProblem }
  | { readonly status: 'givenUp' };

export type RecorderEvent<Recording> =
  | { readonly type: 'started'; readonly at: number }
  | { readonly type: 'opened'; readonly at: number }
  | { readonly type: 'failed'; readonly problem: MicrophoneProblem }
  | { readonly type: 'ticked'; readonly at: number }
  /** @param quietMs for how long there was no speech, counted in sound and not by a timer */
  | { readonly type: 'heard'; readonly quietMs: number }
  | { readonly type: 'skipped'; readonly at: number }
  | { readonly type: 'stopped'; readonly at: number }
  | { readonly type: 'unplugged' }
  | { readonly type: 'interrupted'; readonly at: number }
  | { readonly type: 'resumed' }
  | { readonly type: 'gap'; readonly ms: number }
  | { readonly type: 'recorded'; readonly recording: Recording }
  | { readonly type: 'gaveUp' }
  /** The question has changed, or the student records once more. @param openedAt where the microphone is still open */
  | { readonly type: 'reset'; readonly openedAt?: number | undefined };

/** The short tone that the exam plays before it records ends with the wait, so that it costs no time. */
export const toneMs = 400;
/** The student is warned before silence stops a recording: design, product. */
export const silenceWarningMs = 2000;

/** When the recording begins; undefined while the microphone is not open: a permission may be asked for still. */
export function recordsAt(
  state: { readonly since: number; readonly openedAt?: number | undefined },
  { waitingTime }: RecorderSettings,
): number | undefined {
  if (state.openedAt === undefined) return undefined;
  return Math.max(state.since + waitingTime * 1000, state.openedAt + toneMs);
}

/** Specification, document 2, section 4. An event that does not fit the state changes nothing. */
export function nextState<Recording>(
  state: RecorderState<Recording>,
  event: RecorderEvent<Recording>,
  settings: RecorderSettings,
): RecorderState<Recording> {
  switch (event.type) {
    case 'reset':
      return { status: 'idle', openedAt: event.openedAt };
    case 'gaveUp':
      return { status: 'givenUp' };
    case 'started':
      return state.status === 'idle'
        ? { status: 'waiting', since: event.at, openedAt: state.openedAt }
        : state;
    case 'skipped':
      // The tone is heard all the same.
      return state.status === 'waiting'
        ? { ...state, since: Math.min(state.since, event.at + toneMs - settings.waitingTime * 1000) }
        : state;
    case 'opened':
      return state.status === 'idle' || state.status === 'waiting' ? { ...state, openedAt: event.at } : state;
    case 'failed':
      return state.status === 'idle' || state.status === 'waiting'
        ? { status: 'failed', problem: event.problem }
        : state;
    case 'recorded':
      return state.status === 'closing'
        ? { ...state, status: 'finished', recording: event.recording }
        : state;
    case 'unplugged':
      if (state.status === 'recording')
        return { status: 'closing', end: settings.atGap === 'pause' ? 'interrupted' : 'unplugged' };
      return state.status === 'idle' || state.status === 'waiting'
        ? { status: 'failed', problem: 'missing' }
        : state;
    case 'interrupted':
      return state.status === 'recording'
        ? afterLoss({ ...state, interruptedAt: event.at }, settings)
        : state;
    case 'resumed':
      return state.status === 'recording' ? { ...state, interruptedAt: undefined } : state;
    case 'gap':
      return state.status === 'recording'
        ? afterLoss({ ...state, lostMs: state.lostMs + event.ms }, settings)
        : state;
    case 'ticked':
      return atTick(state, event.at, settings);
    case 'heard':
      return afterHearing(state, event.quietMs, settings);
    case 'stopped':
      return canStop(state, event.at) ? { status: 'closing', end: 'stopped' } : state;
  }
}

function atTick<Recording>(state: RecorderState<Recording>, at: number, settings: RecorderSettings) {
  if (state.status === 'waiting') {
    const begins = recordsAt(state, settings);
    if (begins === undefined || at < begins) return state;
    return { status: 'recording', since: at, quietMs: 0, lostMs: 0 } as const;
  }
  if (state.status !== 'recording') return state;
  if (breaksAt(state, settings) <= at) return { status: 'closing', end: 'interrupted' } as const;
  if (at < state.since + settings.answeringTime * 1000) return state;
  return { status: 'closing', end: 'time' } as const;
}

type Running = Extract<RecorderState<never>, { readonly status: 'recording' }>;

/** When a recording without sound will be broken; never where it goes on in any case, or sound comes. */
export function breaksAt({ interruptedAt, lostMs }: Running, { atGap }: RecorderSettings): number {
  if (interruptedAt === undefined) return Number.POSITIVE_INFINITY;
  return atGap === 'end' ? interruptedAt : interruptedAt + longestPauseMs[atGap] - lostMs;
}

function afterLoss(state: Running, { atGap }: RecorderSettings) {
  const isEnded = atGap === 'end' && state.interruptedAt !== undefined;
  const isBroken = isEnded || state.lostMs >= longestPauseMs[atGap];
  return isBroken ? ({ status: 'closing', end: 'interrupted' } as const) : state;
}

function afterHearing<Recording>(
  state: RecorderState<Recording>,
  quietMs: number,
  { atSilence }: RecorderSettings,
): RecorderState<Recording> {
  if (state.status !== 'recording') return state;
  const isOver = atSilence === 'stop' && quietMs >= recordingTimes.silenceStop * 1000;
  return isOver ? { status: 'closing', end: 'silence' } : { ...state, quietMs };
}

/** By hand a recording ends only once it has two seconds: specification, document 2, section 4. */
export function canStop<Recording>(state: RecorderState<Recording>, now: number): boolean {
  return state.status === 'recording' && now - state.since >= recordingTimes.minimumAnswering * 1000;
}
