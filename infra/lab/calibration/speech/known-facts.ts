import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openSoundReader, type SoundFacts, type SoundReader } from '#services/analysis/speech/sound-facts.ts';

const root = path.join(import.meta.dirname, '..', '..', '..', '..');
const cache = path.join(root, 'node_modules', '.cache', 'ninety', 'speech');

/** The engine's findings in a sound (mono, 16 kHz) that should contain a text. */
export type FactsOf = (sound: Float32Array, text: string) => Promise<SoundFacts>;

/** Analyses sounds with the engine; caches the findings by engine and sound. */
export function createKnownFacts(): FactsOf {
  mkdirSync(cache, { recursive: true });
  const engine = digestOfEngine();
  let reader: Promise<SoundReader> | undefined;
  return async (sound, text) => {
    const digest = createHash('sha256').update(engine).update(text).update(bytesOf(sound));
    const file = path.join(cache, `${digest.digest('hex')}.json`);
    const known = readKnown(file);
    if (known) return known;
    reader ??= openSoundReader();
    const facts = await (await reader)(sound, text);
    writeFileSync(file, JSON.stringify(facts));
    return facts;
  };
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array) =>
  new Uint8Array(buffer, byteOffset, byteLength);

function readKnown(file: string): SoundFacts | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SoundFacts;
  } catch {
    return undefined;
  }
}

/**
 * The digest of all code that derives facts from a sound, and of its model's description, which contains the digests of
 * its files.
 */
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
