import { FLACDecoder } from '@wasm-audio-decoders/flac';
import type { SoundFacts } from '#services/analysis/speech/sound-facts.ts';
import { sampleRate } from '#services/analysis/speech/sound/sample-rate.ts';
import { createKnownFacts } from './known-facts.ts';
import type { LearnerReading } from './learners.ts';

/** A reading with the engine's findings. */
export interface ReadLearner {
  readonly learner: LearnerReading;
  readonly facts: SoundFacts;
}

export async function readFacts(learners: readonly LearnerReading[]): Promise<ReadLearner[]> {
  const factsOf = createKnownFacts();
  const all: ReadLearner[] = [];
  for (const learner of learners)
    all.push({ learner, facts: await factsOf(await decodeFlac(learner.flac), learner.text.toLowerCase()) });
  return all;
}

async function decodeFlac(bytes: Uint8Array): Promise<Float32Array> {
  const decoder = new FLACDecoder();
  await decoder.ready;
  try {
    const { channelData, sampleRate: rate } = await decoder.decodeFile(bytes);
    const [samples] = channelData;
    if (!samples || rate !== sampleRate) throw new Error(`A recording needs ${sampleRate} samples a second`);
    return samples;
  } finally {
    decoder.free();
  }
}
