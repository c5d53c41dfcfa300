import { readFileSync } from 'node:fs';
import path from 'node:path';
import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';
import type { IsSpelt } from './rules/texts/spelling.ts';

/** British English plus the names and terms of `words.txt`, one a line; `#` begins a comment. */
export function createBritishDictionary(): IsSpelt {
  const { aff, dic } = dictionary;
  const spell = nspell(Buffer.from(aff), Buffer.from(dic));
  const words = readFileSync(path.join(import.meta.dirname, 'words.txt'), 'utf8')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((word) => word !== '');
  for (const word of words) spell.add(word);
  return (word) => spell.correct(word);
}
