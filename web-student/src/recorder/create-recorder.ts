import type { Observable } from '../core/observable.ts';
import type { Capture, OpenCapture } from './capture/capture.ts';
import type { Microphone } from './capture/microphone.ts';
import { createMicrophone, type Hearing, type Listener } from './capture/open-microphone.ts';
import { createProgress } from './recorder-progress.ts';
import type { BegunWait, RecorderSettings, RecordingEnd } from './recorder-state.ts';
import type { RecorderView } from './recorder-view.ts';
import { nothingChecked } from './sound/sound-check.ts';
import { createTake, type Recording, type Take, type TakeParts } from './take.ts';

export interface RecorderParts extends TakeParts {
  readonly settings: RecorderSettings;
  readonly open: OpenCapture;
  readonly playTone: () => void;
}

export interface Recorder {
  readonly view: Observable<RecorderView<Recording>>;
  readonly hearing: Observable<Hearing | undefined>;
  /** Opens the microphone without recording, and closes another open one. @param deviceId the student's choice */
  listen(deviceId?: string): Promise<void>;
  microphone(): Microphone | undefined;
  start(begun?: BegunWait): void;
  skipWait(): void;
  stop(): void;
  giveUp(): void;
  reset(): Promise<void>;
  close(): void;
}

const now = () => performance.now();

type Progress = Pick<ReturnType<typeof createProgress>, 'handle' | 'state'>;

export function createRecorder(parts: RecorderParts): Recorder {
  let take: Take | undefined;
  const progress = createProgress(parts.settings, {
    begun: begin,
    ended: (end) => void finish(end),
    toneDue: parts.playTone,
  });
  const { handle, state } = progress;
  const microphone = createMicrophone(
    parts.open,
    listenerOf(progress, () => take),
  );

  function begin() {
    const capture = microphone.capture();
    if (!capture) return;
    take = createTake(parts, capture.mimeType);
    microphone.hearFromNowOn();
    capture.begin(progress.answeringTime());
    if (microphone.isSilenced()) handle({ type: 'interrupted', at: now() });
  }

  async function finish(end: RecordingEnd) {
    const own = take;
    if (end === 'interrupted') return discard(own);
    await microphone.capture()?.end();
    if (end === 'unplugged') microphone.close();
    const recording = (await own?.close()) ?? nothingRecorded;
    // Skip a take that was discarded meanwhile.
    if (own === take) handle({ type: 'recorded', recording });
  }

  /** Neither stores nor sends the recording; the next one reopens the microphone. */
  async function discard(own: Take | undefined) {
    microphone.close();
    take = undefined;
    handle({ type: 'recorded', recording: own?.broken() ?? nothingRecorded });
    await own?.forget();
  }

  async function listen(deviceId?: string) {
    microphone.close();
    if (state().status === 'failed') handle({ type: 'reset' });
    await microphone.open(deviceId);
  }

  return {
    view: progress.view,
    hearing: microphone.hearing,
    listen,
    microphone: () => microphone.capture()?.microphone,
    start(begun = { since: now(), answeringTime: parts.settings.answeringTime }) {
      progress.start(begun);
      if (!microphone.capture() && !microphone.isOpening()) void listen();
    },
    skipWait: () => handle({ type: 'skipped', at: now() }),
    stop: () => handle({ type: 'stopped', at: now() }),
    giveUp() {
      microphone.close();
      handle({ type: 'gaveUp' });
    },
    async reset() {
      const own = take;
      take = undefined;
      if (state().status === 'recording') await microphone.capture()?.end();
      handle({ type: 'reset', openedAt: microphone.openedAt() });
      await own?.forget();
    },
    close() {
      const isCut = state().status === 'recording';
      progress.end();
      void leave(microphone.release(), isCut ? take : undefined);
    },
  };
}

function listenerOf({ handle, state }: Progress, take: () => Take | undefined): Listener {
  return {
    opened: (at) => handle({ type: 'opened', at }),
    failed: (problem) => handle({ type: 'failed', problem }),
    heard(level, heard) {
      if (state().status !== 'recording') return;
      take()?.hear(level, heard);
      handle({ type: 'heard', quietMs: heard.quietMs });
    },
    piece: (bytes) => take()?.add(bytes),
    lost() {
      handle({ type: 'unplugged' });
      return state().status !== 'closing';
    },
    interrupted: () => handle({ type: 'interrupted', at: now() }),
    resumed: () => handle({ type: 'resumed' }),
    gap(ms) {
      if (state().status !== 'recording') return;
      take()?.miss(ms);
      handle({ type: 'gap', ms });
    },
  };
}

const nothingRecorded: Recording = { blob: new Blob(), sound: nothingChecked };

/** On leaving the page: stores the recording for the next visit. */
async function leave(capture: Capture | undefined, cut: Take | undefined) {
  await capture?.end();
  capture?.close();
  await cut?.close();
}
