import { createObservable } from '#student/core/observable.ts';
import { fromNowOn, hear, nothingHeard, type Heard, type Level } from '../sound/loudness.ts';
import type { Capture, OpenCapture } from './capture.ts';
import { problemOf } from './microphone.ts';
import type { MicrophoneProblem } from '../recorder-state.ts';

export interface Hearing extends Heard {
  readonly level: Level;
}

export interface Listener {
  opened(at: number): void;
  failed(problem: MicrophoneProblem): void;
  heard(level: Level, heard: Heard): void;
  piece(bytes: Uint8Array<ArrayBuffer>): void;
  /** @returns false if recorded sound is still to come */
  lost(): boolean;
  interrupted(): void;
  resumed(): void;
  gap(ms: number): void;
}

/** Keeps one microphone open: an opening that another one overtakes closes again. */
export function createMicrophone(open: OpenCapture, listener: Listener) {
  const hearing = createObservable<Hearing | undefined>(undefined);
  let capture: Capture | undefined;
  let opening = 0;
  let isOpening = false;
  let openedAt: number | undefined;
  let isSilenced = false;

  function close() {
    opening += 1;
    isOpening = false;
    capture?.close();
    capture = undefined;
    openedAt = undefined;
    isSilenced = false;
    hearing.set(undefined);
  }

  function listenerOf(isCurrent: () => boolean): Parameters<OpenCapture>[0] {
    const ifCurrent =
      <Given extends unknown[]>(act: (...given: Given) => void) =>
      (...given: Given) =>
        isCurrent() ? act(...given) : undefined;
    return {
      level: ifCurrent((level) => {
        const heard = hear(hearing.get() ?? nothingHeard, level);
        hearing.set({ ...heard, level });
        listener.heard(level, heard);
      }),
      piece: listener.piece,
      lost: ifCurrent(() => listener.lost() && close()),
      interrupted: ifCurrent(() => {
        isSilenced = true;
        listener.interrupted();
      }),
      resumed: ifCurrent(() => {
        isSilenced = false;
        listener.resumed();
      }),
      gap: ifCurrent(listener.gap),
    };
  }

  return {
    hearing,
    capture: () => capture,
    isOpening: () => isOpening,
    openedAt: () => openedAt,
    isSilenced: () => isSilenced,
    hearFromNowOn() {
      const heard = hearing.get();
      if (heard) hearing.set({ ...heard, ...fromNowOn(heard) });
    },
    close,
    release() {
      const taken = capture;
      capture = undefined;
      close();
      return taken;
    },
    /** Call `close` first. @param deviceId the student's choice */
    async open(deviceId?: string) {
      isOpening = true;
      const own = opening;
      const isCurrent = () => own === opening;
      try {
        const opened = await open(listenerOf(isCurrent), deviceId);
        if (!isCurrent()) return opened.close();
        capture = opened;
        isOpening = false;
        openedAt = performance.now();
        listener.opened(openedAt);
      } catch (error) {
        if (!isCurrent()) return;
        isOpening = false;
        listener.failed(problemOf(error));
      }
    },
  };
}
