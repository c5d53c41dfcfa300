import type { Capture, CaptureListener } from './capture.ts';
// oxlint-disable-next-line import/default -- Vite gives the address of the file that it makes of it
import workletUrl from './capture-worklet.ts?worker&url';
import { watchSound } from '../sound/sound-watch.ts';
import { wavType } from './wav.ts';
import { captureProcessor, type FromWorklet, type ToWorklet } from './worklet-messages.ts';

const longestEndMs = 1000;

/** Records 16-bit sound in the audio thread. @throws Error if refused, after closing the audio context */
export async function captureByWorklet(
  stream: MediaStream,
  track: MediaStreamTrack,
  listener: CaptureListener,
): Promise<Pick<Capture, 'mimeType' | 'begin' | 'end' | 'close'>> {
  const context = new AudioContext();
  try {
    await context.audioWorklet.addModule(workletUrl);
    // Autoplay rules suspend a context until a press; the press that opened the microphone counts.
    if (context.state === 'suspended') await context.resume();
    return captureIn(context, { stream, track, listener });
  } catch (error) {
    void context.close();
    throw error;
  }
}

interface Heard {
  readonly stream: MediaStream;
  readonly track: MediaStreamTrack;
  readonly listener: CaptureListener;
}

function captureIn(context: AudioContext, { stream, track, listener }: Heard) {
  const node = new AudioWorkletNode(context, captureProcessor);
  const source = new MediaStreamAudioSourceNode(context, { mediaStream: stream });
  const watch = watchSound(track, listener, () => context.currentTime * 1000);
  const waiting: (() => void)[] = [];
  node.port.addEventListener('message', ({ data }: MessageEvent<FromWorklet>) => {
    if (data.type === 'level') {
      watch.hear();
      listener.level(data.level);
    } else if (data.type === 'piece') listener.piece(data.bytes);
    else if (data.type === 'gap') listener.gap(data.ms);
    else waiting.shift()?.();
  });
  node.port.start();
  const order = (message: ToWorklet) => node.port.postMessage(message, {});
  const awake = () => {
    // Resumes once the call or lock screen is over.
    if (context.state !== 'running' && context.state !== 'closed') context.resume().catch(() => undefined);
  };
  const onState = () => {
    // Safari also has the state `interrupted`.
    if (context.state === 'running' || context.state === 'closed') return;
    watch.stall();
    awake();
  };
  context.addEventListener('statechange', onState);
  document.addEventListener('visibilitychange', awake);
  node.addEventListener('processorerror', () => listener.lost());
  // The node outputs silence, but an unconnected node does not run.
  source.connect(node).connect(context.destination);
  return {
    mimeType: wavType,
    begin: (seconds: number) => order({ type: 'begin', seconds }),
    end: () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
        // A dead audio thread never answers.
        setTimeout(resolve, longestEndMs);
        order({ type: 'end' });
      }),
    close() {
      watch.end();
      context.removeEventListener('statechange', onState);
      document.removeEventListener('visibilitychange', awake);
      order({ type: 'close' });
      source.disconnect();
      node.disconnect();
      void context.close();
    },
  };
}
