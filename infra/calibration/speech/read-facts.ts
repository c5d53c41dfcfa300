import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { openSoundReader, type SoundFacts } from '#services/analysis/speech/sound-facts.ts';
import { sampleRate } from '#services/analysis/speech/sound/sample-rate.ts';
import type { LearnerReading } from './learners.ts';

const root = path.join(import.meta.dirname, '..', '..', '..');
const cache = path.join(root, 'node_modules', '.cache', 'ninety', 'speech');

/** A reading with what the engine finds in it. */
export interface ReadLearner {
  readonly learner: LearnerReading;
  readonly facts: SoundFacts;
}

/** The facts of all readings. What the same engine found in the same recording before is taken from a cache. */
export async function readFacts(learners: readonly LearnerReading[]): Promise<ReadLearner[]> {
  mkdirSync(cache, { recursive: true });
  const engine = digestOfEngine();
  let reader: ReturnType<typeof openSoundReader> | undefined;
  const all: ReadLearner[] = [];
  for (const learner of learners) {
    const reference = learner.text.toLowerCase();
    const key = createHash('sha256').update(engine).update(reference).update(learner.flac).digest('hex');
    const file = path.join(cache, `${key}.json`);
    const known = readKnown(file);
    if (known) {
      all.push({ learner, facts: known });
      continue;
    }
    reader ??= openSoundReader();
    const facts = await (await reader)(await decodeFlac(learner.flac), reference);
    writeFileSync(file, JSON.stringify(facts));
    all.push({ learner, facts });
  }
  return all;
}

function readKnown(file: string): SoundFacts | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SoundFacts;
  } catch {
    return undefined;
  }
}

/** Of all code that makes facts of a sound, and of its model's description, which names the digests of its files. */
function digestOfEngine(): Buffer {
  const digest = createHash('sha256');
  const engine = path.join(root, 'services', 'analysis');
  const files = globSync(['speech/**/*.ts', 'inference/*.ts', 'models/whisper-tiny.en/config.json'], {
    cwd: engine,
  });
  for (const file of files.toSorted())
    if (!file.endsWith('.spec.ts')) digest.update(readFileSync(path.join(engine, file)));
  return digest.digest();
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
