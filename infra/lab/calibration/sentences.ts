import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readMarkedText, type PlantedText } from './marked-text.ts';

const folder = path.join(import.meta.dirname, 'sentences');
const linesOf = (name: string) => readFileSync(path.join(folder, name), 'utf8').trim().split('\n');

/** Sentences that no rule was made for: some with labelled mistakes, and correct ones that are close to a rule. */
export function readSentences(): PlantedText[] {
  return [...linesOf('with-mistakes.txt'), ...linesOf('clean.txt')].map(readMarkedText);
}
