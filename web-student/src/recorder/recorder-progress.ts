import { createObservable } from '../core/observable.ts';
import {
  nextState,
  type BegunWait,
  type RecorderEvent,
  type RecorderSettings,
  type RecorderState,
  type RecordingEnd,
} from './recorder-state.ts';
import { isToneDue, untilTick, viewOf } from './recorder-view.ts';
import type { Recording } from './take.ts';

interface Listener {
  begun(): void;
  ended(end: RecordingEnd): void;
  toneDue(): void;
}

const now = () => performance.now();

export function createProgress(whole: RecorderSettings, listener: Listener) {
  let settings = whole;
  let state: RecorderState<Recording> = { status: 'idle' };
  const view = createObservable(viewOf<Recording>(state, settings, now()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasPlayedTone = false;

  function handle(event: RecorderEvent<Recording>) {
    const before = state;
    state = nextState(state, event, settings);
    if (before.status !== 'recording' && state.status === 'recording') listener.begun();
    if (before.status === 'recording' && state.status === 'closing') listener.ended(state.end);
    if (state.status === 'waiting' && !hasPlayedTone && isToneDue(state, settings, now())) {
      hasPlayedTone = true;
      listener.toneDue();
    }
    show();
  }

  function show() {
    view.set(viewOf(state, settings, now()));
    clearTimeout(timer);
    const ms = untilTick(state, settings, now());
    if (ms !== undefined) timer = setTimeout(() => handle({ type: 'ticked', at: now() }), ms);
  }

  return {
    view,
    handle,
    state: () => state,
    answeringTime: () => settings.answeringTime,
    start({ since, answeringTime, atGap = settings.atGap }: BegunWait) {
      hasPlayedTone = false;
      settings = { ...settings, answeringTime, atGap };
      handle({ type: 'started', at: since });
    },
    end() {
      clearTimeout(timer);
      state = { status: 'idle' };
    },
  };
}
