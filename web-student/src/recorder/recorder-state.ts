import { recordingTimes } from '#domain/question-types/catalogue/recording.ts';

/** Seconds from the catalogue: `waitingTime`, or `quickWaitingTime` behind its flag. */
export interface RecorderSettings {
  readonly waitingTime: number;
  readonly answeringTime: number;
  readonly atSilence: 'stop' | 'warn' | 'ignore';
  readonly atGap: GapRule;
}

/**
 * What an interruption does: `end` breaks the recording immediately, `pause` waits for the sound, `keep` continues.
 * Losing `longestPauseMs` of sound in total also breaks it.
 */
export type GapRule = 'end' | 'pause' | 'keep';

const longestPauseMs: Readonly<Record<GapRule, number>> = {
  end: 2000,
  pause: 3000,
  keep: Number.POSITIVE_INFINITY,
};

export interface BegunWait {
  /** `performance.now()` in ms; negative if it began before this page. */
  readonly since: number;
  readonly answeringTime: number;
  readonly atGap?: GapRule;
}

/** `denied` by the user, device `missing`, `busy` in another program, or browser `unsupported`. */
export type MicrophoneProblem = 'denied' | 'missing' | 'busy' | 'unsupported' | 'failed';

/**
 * `unplugged`: the device disappeared, but the recording counts. `interrupted`: sound is missing, so it is discarded.
 */
export type RecordingEnd = 'time' | 'stopped' | 'silence' | 'unplugged' | 'interrupted';

/** Times are ms of `performance.now()`, which never jumps. */
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
  /** @param quietMs time without speech, measured in sound and not by a timer */
  | { readonly type: 'heard'; readonly quietMs: number }
  | { readonly type: 'skipped'; readonly at: number }
  | { readonly type: 'stopped'; readonly at: number }
  | { readonly type: 'unplugged' }
  | { readonly type: 'interrupted'; readonly at: number }
  | { readonly type: 'resumed' }
  | { readonly type: 'gap'; readonly ms: number }
  | { readonly type: 'recorded'; readonly recording: Recording }
  | { readonly type: 'gaveUp' }
  /** A new question or another try. @param openedAt if the microphone is still open */
  | { readonly type: 'reset'; readonly openedAt?: number | undefined };

/** The exam's short tone before a recording. It ends with the wait, so it costs no time. */
export const toneMs = 400;
export const silenceWarningMs = 2000;

/** When the recording starts; undefined while the microphone is not open, for example before permission. */
export function recordsAt(
  state: { readonly since: number; readonly openedAt?: number | undefined },
  { waitingTime }: RecorderSettings,
): number | undefined {
  if (state.openedAt === undefined) return undefined;
  return Math.max(state.since + waitingTime * 1000, state.openedAt + toneMs);
}

/** Specification, document 2, section 4. Ignores events that do not fit the state. */
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
      // Play the tone anyway.
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

/** When missing sound will break the recording; infinite if it never will. */
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

/** Recordings can be stopped after two seconds: specification, document 2, section 4. */
export function canStop<Recording>(state: RecorderState<Recording>, now: number): boolean {
  return state.status === 'recording' && now - state.since >= recordingTimes.minimumAnswering * 1000;
}
