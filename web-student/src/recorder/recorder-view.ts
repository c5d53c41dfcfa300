import {
  breaksAt,
  canStop,
  recordsAt,
  silenceWarningMs,
  toneMs,
  type MicrophoneProblem,
  type RecorderSettings,
  type RecorderState,
  type RecordingEnd,
} from './recorder-state.ts';

/** Names up to `forceShowAnswer` are the specification's (document 2, section 3). */
export interface RecorderView<Recording extends { readonly blob: Blob }> {
  readonly blob?: Blob;
  readonly isRecording: boolean;
  readonly accessDenied: boolean;
  readonly silenceDetected: boolean;
  readonly timeLeftWaiting: number;
  readonly timeLeftAnswering: number;
  readonly timerShouldStart: boolean;
  readonly didFinishRecording: boolean;
  readonly forceShowAnswer: boolean;
  readonly status: RecorderState<Recording>['status'];
  readonly isOpen: boolean;
  readonly answeringTime: number;
  readonly elapsedShare: number;
  readonly canStop: boolean;
  readonly silenceWarning?: 'stops' | 'records on';
  readonly isInterrupted: boolean;
  readonly end?: RecordingEnd;
  readonly problem?: MicrophoneProblem;
  readonly recording?: Recording;
}

export function viewOf<Recording extends { readonly blob: Blob }>(
  state: RecorderState<Recording>,
  settings: RecorderSettings,
  now: number,
): RecorderView<Recording> {
  const { status } = state;
  const isRecording = status === 'recording';
  const elapsed = isRecording ? now - state.since : 0;
  return {
    isRecording,
    accessDenied: status === 'failed' && state.problem === 'denied',
    silenceDetected: (status === 'closing' || status === 'finished') && state.end === 'silence',
    ...timesLeft(state, settings, now),
    timerShouldStart: status === 'waiting' || isRecording,
    didFinishRecording: status === 'finished',
    forceShowAnswer: status === 'givenUp',
    status,
    isOpen: isRecording || ((status === 'idle' || status === 'waiting') && state.openedAt !== undefined),
    answeringTime: settings.answeringTime,
    elapsedShare:
      status === 'closing' || status === 'finished'
        ? 1
        : Math.min(1, elapsed / (settings.answeringTime * 1000)),
    canStop: canStop(state, now),
    isInterrupted: isRecording && state.interruptedAt !== undefined,
    ...(isRecording &&
      settings.atSilence !== 'ignore' &&
      state.quietMs >= silenceWarningMs && {
        silenceWarning: settings.atSilence === 'stop' ? 'stops' : 'records on',
      }),
    ...((status === 'closing' || status === 'finished') && { end: state.end }),
    ...(status === 'finished' && { recording: state.recording, blob: state.recording.blob }),
    ...(status === 'failed' && { problem: state.problem }),
  };
}

function timesLeft<Recording>(
  state: RecorderState<Recording>,
  { waitingTime, answeringTime }: RecorderSettings,
  now: number,
) {
  const left = (seconds: number, since: number) =>
    Math.max(0, Math.ceil((since + seconds * 1000 - now) / 1000));
  switch (state.status) {
    case 'idle':
      return { timeLeftWaiting: waitingTime, timeLeftAnswering: answeringTime };
    case 'waiting':
      return { timeLeftWaiting: left(waitingTime, state.since), timeLeftAnswering: answeringTime };
    case 'recording':
      return { timeLeftWaiting: 0, timeLeftAnswering: left(answeringTime, state.since) };
    default:
      return { timeLeftWaiting: 0, timeLeftAnswering: 0 };
  }
}

/** Ms until time alone changes the view; undefined without a clock. Late timers are harmless: nothing counts ticks. */
export function untilTick<Recording>(
  state: RecorderState<Recording>,
  settings: RecorderSettings,
  now: number,
): number | undefined {
  if (state.status !== 'waiting' && state.status !== 'recording') return undefined;
  const second = 1000 - ((now - state.since) % 1000);
  const begins = state.status === 'waiting' ? recordsAt(state, settings) : undefined;
  const moments = begins === undefined ? [] : [begins - toneMs - now, begins - now].filter((ms) => ms > 0);
  const breaks = state.status === 'recording' ? breaksAt(state, settings) - now : second;
  return Math.ceil(Math.min(second, Math.max(1, breaks), ...moments));
}

export function isToneDue<Recording>(
  state: RecorderState<Recording>,
  settings: RecorderSettings,
  now: number,
): boolean {
  if (state.status !== 'waiting') return false;
  const begins = recordsAt(state, settings);
  return begins !== undefined && now >= begins - toneMs;
}
