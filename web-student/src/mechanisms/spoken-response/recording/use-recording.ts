import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SpokenCode } from '#domain/question-types/mechanisms/spoken-task.ts';
import type { PlayerHandle } from '#student/audio/player.ts';
import { usePlayerState } from '#student/audio/use-player.ts';
import { useObservable } from '#student/core/observable.ts';
import { createBrowserRecorder } from '#student/microphone/browser-recorder.ts';
import type { Recorder } from '#student/recorder/create-recorder.ts';
import type { BegunWait, RecorderSettings } from '#student/recorder/recorder-state.ts';
import type { RecorderView } from '#student/recorder/recorder-view.ts';
import { sendStored } from '#student/recorder/sending/sent-recordings.ts';
import type { Recording } from '#student/recorder/take.ts';
import type { InTest } from '../../use-answer.ts';
import { recordingSettings } from './recording-settings.ts';
import { useAnsweringWait } from './use-answering-wait.ts';

interface Asked {
  readonly type: SpokenCode;
  readonly subject: string;
  readonly player: PlayerHandle | undefined;
  readonly test?: InTest<unknown> | undefined;
}

/**
 * `hearing`: the track plays first (`waitPlayerDidEnd`); `opening`: asks for the microphone; `over`: no time is left in
 * the test.
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

/** No track may play from the wait on, because the microphone would record it. Without one, the track is useless. */
const busy: ReadonlySet<string> = new Set(['waiting', 'recording', 'closing', 'failed']);

export function useRecording({ type, subject, player, test }: Asked) {
  const [settings] = useState(() => recordingSettings(type, test ? 'test' : 'practice', test?.recordsAgain));
  const { recorder, open, isOpening } = useMicrophone(settings, subject);
  const view = useObservable(recorder.view);
  const wait = useAnsweringWait({ settings, subject, hasTrack: player !== undefined, test });
  const [isBegun, setBegun] = useState(false);
  /** Like `isBegun`, but current before the next render. */
  const hasBegun = useRef(false);

  function begin(): boolean {
    const isFirst = !hasBegun.current;
    hasBegun.current = true;
    setBegun(true);
    return isFirst;
  }

  function record(left: BegunWait | undefined) {
    if (left) recorder.start(left);
  }

  const hasHeard = useTrack(player, recorder, {
    onPlaying: () => {
      if (begin()) void open();
    },
    onEnded: () => {
      if (hasBegun.current) record(wait.begin());
    },
  });

  return {
    recorder,
    view,
    stage: stageOf(view, { isOver: wait.isOver, isOpening, isHearing: isBegun && !hasHeard }),
    isTaken: busy.has(view.status) && !view.problem,
    isBegun,
    async start() {
      begin();
      const hears = player?.get().isOver === false;
      // The browser's permission prompt must not cost answering time.
      const left = hears ? undefined : wait.begin();
      if (!hears && !left) return;
      if (!view.isOpen && !(await open())) return;
      if (hears) player.play();
      else record(left);
    },
    skip() {
      if (recorder.view.get().status === 'waiting') return recorder.skipWait();
      player?.pause();
      recorder.start();
    },
    async again() {
      await recorder.reset();
      if (recorder.microphone() || (await open())) recorder.start(wait.again());
    },
  };
}

export type RecordingInHand = ReturnType<typeof useRecording>;

interface Before {
  readonly isOver: boolean;
  readonly isOpening: boolean;
  readonly isHearing: boolean;
}

function stageOf(
  { problem, status }: RecorderView<Recording>,
  { isOver, isOpening, isHearing }: Before,
): Stage {
  if (isOver) return 'over';
  if (problem) return 'failed';
  if (status !== 'idle') return status === 'givenUp' ? 'ready' : status;
  if (isOpening) return 'opening';
  return isHearing ? 'hearing' : 'ready';
}

function useMicrophone(settings: RecorderSettings, subject: string) {
  const [{ recorder, listen, close }] = useState(() =>
    createBrowserRecorder({ settings, subject, onStored: sendStored }),
  );
  const [isOpening, setOpening] = useState(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      close();
    };
  }, [close]);

  async function open() {
    setOpening(true);
    await listen();
    if (isGone.current) return false;
    setOpening(false);
    return recorder.view.get().problem === undefined;
  }
  return { recorder, open, isOpening };
}

interface OnTrack {
  readonly onPlaying: () => void;
  readonly onEnded: () => void;
}

function useTrack(player: PlayerHandle | undefined, recorder: Recorder, { onPlaying, onEnded }: OnTrack) {
  const track = usePlayerState(player);
  const quieten = useEffectEvent(() => {
    if (player?.get().phase === 'playing' && busy.has(recorder.view.get().status)) player.pause();
  });
  const onTrack = useEffectEvent(() => {
    quieten();
    const phase = player?.get().phase;
    if (phase === 'playing') onPlaying();
    else if (phase === 'ended' && recorder.view.get().status === 'idle') onEnded();
  });
  useEffect(() => player?.subscribe(() => onTrack()), [player]);
  useEffect(() => recorder.view.subscribe(() => quieten()), [recorder]);
  return !player || track?.isOver === true;
}
