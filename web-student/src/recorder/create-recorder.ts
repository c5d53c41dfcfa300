import { createObservable, type Observable } from '../core/observable.ts';
import { wholeOf, type WholeRecording } from './assemble.ts';
import type { Capture, OpenCapture } from './capture/capture.ts';
import { firstPieceOf, type KeptRecordings } from './storage/kept-recordings.ts';
import { fromNowOn, hear, nothingHeard, type Heard, type Level } from './sound/loudness.ts';
import { problemOf, type Microphone } from './capture/microphone.ts';
import {
  nextState,
  type BegunWait,
  type RecorderEvent,
  type RecorderSettings,
  type RecorderState,
} from './recorder-state.ts';
import { isToneDue, untilTick, viewOf, type RecorderView } from './recorder-view.ts';
import { addSound, nothingChecked, type SoundCheck } from './sound/sound-check.ts';

/** What was recorded, and how it sounds. */
export interface Recording {
  /** Empty where nothing was recorded. */
  readonly blob: Blob;
  readonly whole?: WholeRecording | undefined;
  readonly sound: SoundCheck;
}

export interface RecorderParts {
  readonly settings: RecorderSettings;
  readonly open: OpenCapture;
  readonly kept: () => Promise<KeptRecordings>;
  readonly owner: () => string;
  /** What is answered, such as `practice/SRA-0001`. */
  readonly subject: string;
  readonly newId: () => string;
  readonly playTone: () => void;
  /** Tells other tabs that this one makes the recording. @returns ends it */
  readonly hold: (id: string) => () => void;
  /** A piece, or the whole, is kept: an uploader has something to do. */
  readonly onKept?: (id: string) => void;
}

/** The microphone as it is heard now. */
export interface Hearing extends Heard {
  readonly level: Level;
}

export interface Recorder {
  readonly view: Observable<RecorderView<Recording>>;
  /** Each 100 ms while the microphone is open. */
  readonly hearing: Observable<Hearing | undefined>;
  /** Opens the microphone and records nothing. @param deviceId the one that was chosen; another one is closed */
  listen(deviceId?: string): Promise<void>;
  microphone(): Microphone | undefined;
  /** Begins the wait, after which it records; or goes on with one that began before. */
  start(begun?: BegunWait): void;
  /** Ends the wait. */
  skipWait(): void;
  stop(): void;
  /** The student wants the answer without one of their own. */
  giveUp(): void;
  /** Forgets what was recorded, here and on the device. */
  reset(): Promise<void>;
  /** Closes the microphone; what was recorded until then is kept. */
  close(): void;
}

const now = () => performance.now();

/** The recorder of one question. Its rules are `recorder-state.ts`; here they meet the microphone and the clock. */
export function createRecorder(parts: RecorderParts): Recorder {
  let { settings } = parts;
  let state: RecorderState<Recording> = { status: 'idle' };
  const view = createObservable(viewOf<Recording>(state, settings, now()));
  const hearing = createObservable<Hearing | undefined>(undefined);

  let capture: Capture | undefined;
  /** What was asked for last: an opening that comes later than another is closed again. */
  let opening = 0;
  let isOpening = false;
  let openedAt: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasPlayedTone = false;
  let current: ReturnType<typeof createWriter> | undefined;
  let sound = nothingChecked;
  /** No sound comes now. */
  let isSilenced = false;

  function handle(event: RecorderEvent<Recording>) {
    const before = state;
    state = nextState(state, event, settings);
    if (before.status !== 'recording' && state.status === 'recording') begin();
    if (before.status === 'recording' && state.status === 'closing') void finish();
    if (state.status === 'waiting' && !hasPlayedTone && isToneDue(state, settings, now())) {
      hasPlayedTone = true;
      parts.playTone();
    }
    show();
  }

  function show() {
    view.set(viewOf(state, settings, now()));
    clearTimeout(timer);
    const ms = untilTick(state, settings, now());
    if (ms !== undefined) timer = setTimeout(() => handle({ type: 'ticked', at: now() }), ms);
  }

  function begin() {
    if (!capture) return;
    current = createWriter(parts, capture.mimeType);
    sound = nothingChecked;
    const heard = hearing.get();
    if (heard) hearing.set({ ...heard, ...fromNowOn(heard) });
    capture.begin(settings.answeringTime);
    if (isSilenced) handle({ type: 'interrupted', at: now() });
  }

  async function finish() {
    const writer = current;
    const end = state.status === 'closing' ? state.end : undefined;
    if (end === 'interrupted') return discard(writer);
    await capture?.end();
    if (end === 'unplugged') closeMicrophone();
    const whole = await writer?.close();
    // Put away meanwhile.
    if (writer !== current) return;
    handle({ type: 'recorded', recording: { blob: whole?.blob ?? new Blob(), whole, sound } });
  }

  /** A broken recording is neither kept nor sent; the microphone is opened anew for the next one. */
  async function discard(writer: typeof current) {
    closeMicrophone();
    current = undefined;
    handle({ type: 'recorded', recording: { blob: new Blob(), sound } });
    await writer?.forget();
  }

  function hearLevel(level: Level) {
    const heard = hear(hearing.get() ?? nothingHeard, level);
    hearing.set({ ...heard, level });
    if (state.status !== 'recording') return;
    sound = addSound(sound, level, heard);
    handle({ type: 'heard', quietMs: heard.quietMs });
  }

  function closeMicrophone() {
    opening += 1;
    isOpening = false;
    capture?.close();
    capture = undefined;
    openedAt = undefined;
    isSilenced = false;
    hearing.set(undefined);
  }

  async function listen(deviceId?: string) {
    closeMicrophone();
    if (state.status === 'failed') handle({ type: 'reset' });
    isOpening = true;
    const own = opening;
    const isCurrent = () => own === opening;
    try {
      const opened = await parts.open(
        {
          level: (level) => isCurrent() && hearLevel(level),
          piece: (bytes) => current?.add(bytes),
          lost() {
            if (!isCurrent()) return;
            handle({ type: 'unplugged' });
            // What it recorded is still on its way.
            if (state.status !== 'closing') closeMicrophone();
          },
          interrupted() {
            if (!isCurrent()) return;
            isSilenced = true;
            handle({ type: 'interrupted', at: now() });
          },
          resumed() {
            if (!isCurrent()) return;
            isSilenced = false;
            handle({ type: 'resumed' });
          },
          gap(ms) {
            if (!isCurrent() || state.status !== 'recording') return;
            sound = { ...sound, lostMs: sound.lostMs + ms };
            handle({ type: 'gap', ms });
          },
        },
        deviceId,
      );
      if (!isCurrent()) return opened.close();
      capture = opened;
      isOpening = false;
      openedAt = now();
      handle({ type: 'opened', at: openedAt });
    } catch (error) {
      if (!isCurrent()) return;
      isOpening = false;
      handle({ type: 'failed', problem: problemOf(error) });
    }
  }

  return {
    view,
    hearing,
    listen,
    microphone: () => capture?.microphone,
    start(begun = { since: now(), answeringTime: parts.settings.answeringTime }) {
      hasPlayedTone = false;
      const { answeringTime, atGap = settings.atGap } = begun;
      settings = { ...settings, answeringTime, atGap };
      handle({ type: 'started', at: begun.since });
      if (!capture && !isOpening) void listen();
    },
    skipWait: () => handle({ type: 'skipped', at: now() }),
    stop: () => handle({ type: 'stopped', at: now() }),
    giveUp() {
      closeMicrophone();
      handle({ type: 'gaveUp' });
    },
    async reset() {
      const writer = current;
      current = undefined;
      if (state.status === 'recording') await capture?.end();
      handle({ type: 'reset', openedAt });
      await writer?.forget();
    },
    close() {
      clearTimeout(timer);
      const [open, writer] = [capture, current];
      const isCut = state.status === 'recording';
      state = { status: 'idle' };
      capture = undefined;
      closeMicrophone();
      // The page is being left: what was recorded is kept, and found when it is opened again.
      const leave = async () => {
        await open?.end();
        open?.close();
        if (isCut) await writer?.close();
      };
      void leave();
    },
  };
}

/** Writes one recording, piece after piece. */
function createWriter({ kept, newId, owner, subject, hold, onKept }: RecorderParts, mimeType: string) {
  const id = newId();
  const release = hold(id);
  const recordings = kept();
  const head = { id, owner: owner(), subject, mimeType, at: Date.now(), isWhole: false };
  let written = recordings.then((all) => all.begin(head));
  let index = firstPieceOf(mimeType);
  return {
    add(bytes: Uint8Array<ArrayBuffer>) {
      const piece = { index, bytes };
      index += 1;
      const before = written;
      const write = async () => {
        await before;
        await (await recordings).addPiece(id, piece);
        onKept?.(id);
      };
      written = write();
    },
    async close(): Promise<WholeRecording | undefined> {
      await written;
      const whole = await wholeOf(await recordings, head);
      release();
      onKept?.(id);
      return whole;
    },
    async forget() {
      await written;
      await (await recordings).forget(id);
      release();
      onKept?.(id);
    },
  };
}
