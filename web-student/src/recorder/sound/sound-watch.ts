import type { CaptureListener } from '../capture/capture.ts';

const tickMs = 250;
const stalledMs = 1000;

type Listener = Pick<CaptureListener, 'interrupted' | 'resumed' | 'gap'>;

/**
 * Detects a muted track and, from the first `hear` on, a device without sound.
 * @param deviceMs ms of the device's clock
 */
export function watchSound(
  track: MediaStreamTrack,
  listener: Listener,
  deviceMs: () => number = () => performance.now(),
) {
  let heardAt: number | undefined;
  /** Ticks without sound. A late tick of a busy page does not count, because its messages arrive after it. */
  let ticks = 0;
  let isStalled = false;
  let mutedAt: number | undefined;
  let isInterrupted = false;

  function report() {
    const before = isInterrupted;
    isInterrupted = isStalled || mutedAt !== undefined;
    if (!before && isInterrupted) listener.interrupted();
    if (before && !isInterrupted) listener.resumed();
  }
  const onMute = () => {
    mutedAt ??= performance.now();
    report();
  };
  const onUnmute = () => {
    // A muted track gives silence, so the pause is already recorded.
    if (mutedAt !== undefined) listener.gap(performance.now() - mutedAt);
    mutedAt = undefined;
    report();
  };
  track.addEventListener('mute', onMute);
  track.addEventListener('unmute', onUnmute);
  const timer = setInterval(() => {
    ticks += 1;
    if (heardAt === undefined || ticks < 2 || deviceMs() - heardAt < stalledMs) return;
    isStalled = true;
    report();
  }, tickMs);
  return {
    hear() {
      heardAt = deviceMs();
      ticks = 0;
      isStalled = false;
      report();
    },
    stall() {
      isStalled = true;
      report();
    },
    end() {
      clearInterval(timer);
      track.removeEventListener('mute', onMute);
      track.removeEventListener('unmute', onUnmute);
    },
  };
}
