import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { countWords } from '#domain/scoring/words.ts';

/** A passage without mistakes, about as long as an answer. */
export interface CleanPassage {
  /** `own-essays-2`. */
  readonly id: string;
  readonly text: string;
}

const folder = path.join(import.meta.dirname, 'clean');
const passageWords = 250;

/** The clean prose in passages of whole paragraphs, about 250 words each, so that no file is scored as a whole. */
export function readCleanProse(): CleanPassage[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) =>
      inPassages(readFileSync(path.join(folder, name), 'utf8').trim().split(/\n\n+/)).map((text, index) => ({
        id: `${path.basename(name, '.txt')}-${index + 1}`,
        text,
      })),
    );
}

function inPassages(paragraphs: readonly string[]): string[] {
  const passages: string[] = [];
  for (const paragraph of paragraphs) {
    const last = passages.at(-1);
    if (last === undefined || countWords(last) >= passageWords) passages.push(paragraph);
    else passages[passages.length - 1] = `${last}\n\n${paragraph}`;
  }
  return passages;
}
