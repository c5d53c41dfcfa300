import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SpokenCode } from '#domain/question-types/mechanisms/spoken-task.ts';
import type { PlayerHandle } from '../../../audio/player.ts';
import { usePlayerState } from '../../../audio/use-player.ts';
import { readWait, rememberWait } from '../../../core/drafts.ts';
import { useObservable } from '../../../core/observable.ts';
import { currentOwner } from '../../../core/session.ts';
import { createBrowserRecorder } from '../../../microphone/browser-recorder.ts';
import type { BegunWait } from '../../../recorder/recorder-state.ts';
import { sendKept } from '../../../recorder/sending/sent-recordings.ts';
import { begunWait } from './begun-wait.ts';
import { recordingSettings } from './recording-settings.ts';

interface Asked {
  readonly type: SpokenCode;
  /** What is answered, such as `practice/SRA-0001`. */
  readonly subject: string;
  readonly player: PlayerHandle | undefined;
  /** In a test: when the question was first shown, in milliseconds of `performance.now()`. */
  readonly shownAt?: number | undefined;
  /** In a test: the recording was interrupted, and begins again. */
  readonly recordsAgain?: boolean | undefined;
}

/** Seconds before a recording of a test begins again: the text was read, and the track heard, before the first one. */
const waitBeforeAgain = 3;

/**
 * Where a spoken answer stands. `hearing`: the track comes first (`waitPlayerDidEnd`); `opening`: the browser may ask
 * for a permission; `over`: nothing is left of the time that a test gives; from `waiting` on as the recorder says.
 */
export type Stage =
  | 'ready'
  | 'opening'
  | 'hearing'
  | 'over'
  | 'waiting'
  | 'recording'
  | 'closing'
  | 'finished'
  | 'failed';

/** From the wait on nothing else may sound: it would be recorded. Without a microphone there is nothing to hear it for. */
const busy: ReadonlySet<string> = new Set(['waiting', 'recording', 'closing', 'failed']);

/** The recorder of one question, from "Start" over its track and the wait to what was recorded. */
export function useRecording({ type, subject, player, shownAt, recordsAgain }: Asked) {
  const [settings] = useState(() =>
    recordingSettings(type, shownAt === undefined ? 'practice' : 'test', recordsAgain),
  );
  const [{ recorder, listen, close }] = useState(() =>
    createBrowserRecorder({ settings, subject, onKept: sendKept }),
  );
  const view = useObservable(recorder.view);
  const track = usePlayerState(player);
  const [isBegun, setBegun] = useState(false);
  const [isOpening, setOpening] = useState(false);
  const [isOver, setOver] = useState(false);
  /** As `isBegun`, before the next rendering too. */
  const hasBegun = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      close();
    };
  }, [close]);

  /** @returns whether it had not begun yet */
  function begin(): boolean {
    const isFirst = !hasBegun.current;
    hasBegun.current = true;
    setBegun(true);
    return isFirst;
  }

  /** In a test: a short wait, and the whole answering time after it. */
  function anew(): BegunWait {
    const { waitingTime, answeringTime } = settings;
    const skipped = Math.max(0, waitingTime - waitBeforeAgain);
    return { since: performance.now() - skipped * 1000, answeringTime, atGap: 'keep' };
  }

  /** The wait as it stands; in a test it runs from when the question was first shown, or its track had been heard. */
  function wait(): BegunWait | undefined {
    const now = performance.now();
    const fresh = { since: now, answeringTime: settings.answeringTime };
    if (shownAt === undefined) return fresh;
    if (recordsAgain) return anew();
    const owner = currentOwner();
    const known = player ? readWait(owner, subject) : 0;
    if (known === undefined) rememberWait(owner, subject, Math.max(0, now - shownAt));
    const left = known === undefined ? fresh : begunWait(shownAt + known, now, settings);
    setOver(left === undefined);
    return left;
  }

  function record(left: BegunWait | undefined) {
    if (left) recorder.start(left);
  }

  /** @returns whether there is a microphone now */
  async function open() {
    setOpening(true);
    await listen();
    if (isGone.current) return false;
    setOpening(false);
    return recorder.view.get().problem === undefined;
  }

  const hasHeard = !player || track?.isOver === true;
  const stage = ((): Stage => {
    if (isOver) return 'over';
    if (view.problem) return 'failed';
    if (view.status !== 'idle') return view.status === 'givenUp' ? 'ready' : view.status;
    if (isOpening) return 'opening';
    return isBegun && !hasHeard ? 'hearing' : 'ready';
  })();
  const quieten = useEffectEvent(() => {
    if (player?.get().phase === 'playing' && busy.has(recorder.view.get().status)) player.pause();
  });
  const onTrack = useEffectEvent(() => {
    quieten();
    const phase = player?.get().phase;
    const { status } = recorder.view.get();
    // Begun by the player's own button.
    if (phase === 'playing' && begin()) void open();
    else if (phase === 'ended' && status === 'idle' && hasBegun.current) record(wait());
  });
  useEffect(() => player?.subscribe(() => onTrack()), [player]);
  useEffect(() => recorder.view.subscribe(() => quieten()), [recorder]);

  return {
    recorder,
    view,
    stage,
    /** The track is not to be played now. */
    isTaken: busy.has(view.status) && !view.problem,
    /** The material is seen: document 2 of the specification, section 2. */
    isBegun,
    async start() {
      begin();
      const hears = player?.get().isOver === false;
      // What the browser asks before it opens a microphone takes nothing of the answering time.
      const left = hears ? undefined : wait();
      if (!hears && !left) return;
      if (!view.isOpen && !(await open())) return;
      if (hears) player.play();
      else record(left);
    },
    /** Ends what comes before the recording: the track, or the wait. */
    skip() {
      if (recorder.view.get().status === 'waiting') return recorder.skipWait();
      player?.pause();
      recorder.start();
    },
    /** Puts away what was recorded, and records after the same wait; in a test after a short one. */
    async again() {
      await recorder.reset();
      if (recorder.microphone() || (await open())) recorder.start(shownAt === undefined ? undefined : anew());
    },
  };
}

export type RecordingInHand = ReturnType<typeof useRecording>;
