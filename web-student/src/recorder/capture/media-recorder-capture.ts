import type { Capture, CaptureListener } from './capture.ts';
import { levelOf } from '../sound/level-of.ts';
import { levelMs } from '../sound/loudness.ts';
import { pieceSeconds } from './piece-maker.ts';
import { watchSound } from '../sound/sound-watch.ts';

/** Types that the server reads, best first. MP4 is the last resort, because Safari fills it with AAC. */
const types = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];

export const recordableType = () =>
  typeof MediaRecorder === 'undefined'
    ? undefined
    : types.find((type) => MediaRecorder.isTypeSupported(type));

/** @throws Error if the browser has no MediaRecorder */
export function captureByMediaRecorder(
  stream: MediaStream,
  track: MediaStreamTrack,
  listener: CaptureListener,
): Pick<Capture, 'mimeType' | 'begin' | 'end' | 'close'> {
  const type = recordableType();
  if (type === undefined) throw new Error('This browser records no sound.');
  const watch = watchSound(track, listener);
  const stopLevels = reportLevels(stream, listener);
  let recorder: MediaRecorder | undefined;
  let limit: ReturnType<typeof setTimeout> | undefined;
  let delivered: Promise<void> = Promise.resolve();
  let stopped: Promise<void> = Promise.resolve();
  const stop = () => {
    clearTimeout(limit);
    // It stops by itself if the device disappears.
    if (recorder && recorder.state !== 'inactive') recorder.stop();
  };
  return {
    mimeType: type.split(';', 1)[0] ?? type,
    begin(seconds) {
      recorder = new MediaRecorder(stream, { mimeType: type });
      recorder.ondataavailable = ({ data }) => {
        // Keeps the order, whichever blob is read first.
        delivered = deliverAfter(delivered, data, listener);
      };
      const { promise, resolve } = Promise.withResolvers<void>();
      recorder.onstop = () => resolve();
      recorder.addEventListener('error', () => listener.lost());
      stopped = promise;
      recorder.start(pieceSeconds * 1000);
      limit = setTimeout(() => recorder?.pause(), seconds * 1000);
    },
    async end() {
      stop();
      await stopped;
      await delivered;
    },
    close() {
      watch.end();
      stopLevels();
      stop();
    },
  };
}

/** Timers are late in hidden tabs, where silence is not counted. */
function reportLevels(stream: MediaStream, listener: CaptureListener): () => void {
  if (typeof AudioContext === 'undefined') return () => undefined;
  const context = new AudioContext();
  const close = () => void context.close();
  try {
    const analyser = new AnalyserNode(context, { fftSize: 4096 });
    new MediaStreamAudioSourceNode(context, { mediaStream: stream }).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      // A suspended context repeats the last level.
      if (context.state === 'running') listener.level(levelOf(samples, context.sampleRate));
    }, levelMs);
    return () => {
      clearInterval(timer);
      close();
    };
  } catch {
    // Records without levels: no silence limit and no sound check.
    close();
    return () => undefined;
  }
}

async function deliverAfter(before: Promise<void>, data: Blob, listener: CaptureListener) {
  const bytes = new Uint8Array(await data.arrayBuffer());
  await before;
  if (bytes.length > 0) listener.piece(bytes);
}
