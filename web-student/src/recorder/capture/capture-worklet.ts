import { createGapFinder } from './gap-finder.ts';
import { createPieceMaker } from './piece-maker.ts';
import { captureProcessor, type FromWorklet, type ToWorklet } from './worklet-messages.ts';

// Globals of the audio thread, missing from the page's types.
declare const sampleRate: number;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

class CaptureProcessor extends AudioWorkletProcessor {
  readonly #maker = createPieceMaker(sampleRate, {
    level: (level) => this.#post({ type: 'level', level }),
    piece: (bytes) => this.#post({ type: 'piece', bytes }, [bytes.buffer]),
  });
  /** Uses the date, because the clock of a suspended context stops. */
  readonly #gapBefore = createGapFinder(sampleRate);
  #isOpen = true;

  constructor() {
    super();
    this.port.addEventListener('message', ({ data }: MessageEvent<ToWorklet>) => this.#obey(data));
    this.port.start();
  }

  /** The browser calls this for every 128 samples. @returns whether to continue */
  process([channels = []]: readonly Float32Array[][]): boolean {
    const lostMs = this.#gapBefore(channels[0]?.length ?? 0, Date.now());
    if (lostMs > 0) {
      this.#maker.pause(lostMs);
      this.#post({ type: 'gap', ms: lostMs });
    }
    this.#maker.take(channels);
    return this.#isOpen;
  }

  #obey(message: ToWorklet) {
    if (message.type === 'begin') return this.#maker.begin(message.seconds);
    if (message.type === 'close') {
      this.#isOpen = false;
      return;
    }
    this.#maker.end();
    this.#post({ type: 'ended' });
  }

  #post(message: FromWorklet, transferred: Transferable[] = []) {
    this.port.postMessage(message, transferred);
  }
}

registerProcessor(captureProcessor, CaptureProcessor);
