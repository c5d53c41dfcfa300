const noiseSeconds = 4;
/** Sounds like people in the room, far behind the voice. */
const noiseShare = 0.25;
const beepSeconds = 0.7;
const beepHertz = 440;

export interface Sounds {
  startNoise(volume: number): void;
  stopNoise(): void;
  setVolume(volume: number): void;
  /** Replaces omitted words; a shorter beep announces the start of a recording. */
  beep(volume: number, seconds?: number): void;
  close(): void;
}

/**
 * Brown noise: each sample is a step from the one before.
 * @param random from 0 to below 1
 * @returns samples between -1 and 1
 */
export function brownNoise(length: number, random: () => number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(length);
  let last = 0;
  for (let at = 0; at < length; at += 1) {
    last = (last + 0.02 * (random() * 2 - 1)) / 1.02;
    samples[at] = Math.max(-1, Math.min(1, last * 3.5));
  }
  return samples;
}

/** Silent in browsers without Web Audio. */
export function createSounds(): Sounds {
  let context: AudioContext | undefined;
  let noise: { readonly source: AudioBufferSourceNode; readonly gain: GainNode } | undefined;

  function open(): AudioContext | undefined {
    if (typeof AudioContext === 'undefined') return undefined;
    context ??= new AudioContext();
    // The browser may suspend it until the student presses something; playing without the noise is not a failure.
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    return context;
  }

  return {
    startNoise(volume) {
      const audio = open();
      if (!audio || noise) return;
      const buffer = audio.createBuffer(1, audio.sampleRate * noiseSeconds, audio.sampleRate);
      buffer.copyToChannel(brownNoise(buffer.length, Math.random), 0);
      const source = new AudioBufferSourceNode(audio, { buffer, loop: true });
      const gain = new GainNode(audio, { gain: volume * noiseShare });
      source.connect(gain).connect(audio.destination);
      source.start();
      noise = { source, gain };
    },
    stopNoise() {
      noise?.source.stop();
      noise?.gain.disconnect();
      noise = undefined;
    },
    setVolume(volume) {
      noise?.gain.gain.setValueAtTime(volume * noiseShare, context?.currentTime ?? 0);
    },
    beep(volume, seconds = beepSeconds) {
      const audio = open();
      if (!audio) return;
      const from = audio.currentTime;
      const gain = new GainNode(audio, { gain: 0 });
      // Fades in and out, because an abrupt tone clicks.
      gain.gain.setValueAtTime(0, from);
      gain.gain.linearRampToValueAtTime(volume * 0.4, from + 0.02);
      gain.gain.setValueAtTime(volume * 0.4, from + seconds - 0.05);
      gain.gain.linearRampToValueAtTime(0, from + seconds);
      const tone = new OscillatorNode(audio, { frequency: beepHertz });
      tone.connect(gain).connect(audio.destination);
      tone.start(from);
      tone.stop(from + seconds);
    },
    close() {
      noise = undefined;
      void context?.close().catch(() => undefined);
      context = undefined;
    },
  };
}
