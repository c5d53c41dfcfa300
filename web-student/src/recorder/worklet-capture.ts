import type { Capture, CaptureListener } from './capture.ts';
// oxlint-disable-next-line import/default -- Vite gives the address of the file that it makes of it
import workletUrl from './capture-worklet.ts?worker&url';
import { wavType } from './wav.ts';
import { captureProcessor, type FromWorklet, type ToWorklet } from './worklet-messages.ts';

const longestEndMs = 1000;

/** Records what a microphone gives as 16-bit sound, in the audio thread. The stream is closed with it. */
export async function captureByWorklet(
  stream: MediaStream,
  listener: CaptureListener,
): Promise<Pick<Capture, 'mimeType' | 'begin' | 'end' | 'close'>> {
  const context = new AudioContext();
  try {
    await context.audioWorklet.addModule(workletUrl);
    // The browser holds it back until the page was pressed; the press that opened the microphone is one.
    if (context.state === 'suspended') await context.resume();
  } catch (error) {
    void context.close();
    throw error;
  }
  const node = new AudioWorkletNode(context, captureProcessor);
  /** Who waits for the end; each order to end is answered once. */
  const waiting: (() => void)[] = [];
  node.port.addEventListener('message', ({ data }: MessageEvent<FromWorklet>) => {
    if (data.type === 'level') listener.level(data.level);
    else if (data.type === 'piece') listener.piece(data.bytes);
    else waiting.shift()?.();
  });
  node.port.start();
  const order = (message: ToWorklet) => node.port.postMessage(message, {});
  // It gives silence; what leads nowhere is not run.
  new MediaStreamAudioSourceNode(context, { mediaStream: stream }).connect(node).connect(context.destination);
  return {
    mimeType: wavType,
    begin: (seconds) => order({ type: 'begin', seconds }),
    end: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        // Where the audio thread is gone, nothing more comes.
        setTimeout(resolve, longestEndMs);
        order({ type: 'end' });
      }),
    close() {
      order({ type: 'close' });
      node.disconnect();
      void context.close();
    },
  };
}
