import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { americanSpellings } from './american-spellings.ts';
import { toIpa } from './ipa.ts';

const require = createRequire(import.meta.url);

export type Pronunciations = (word: string) => readonly string[];

const shownWays = 2;

/** The CMU dictionary, searched as text: a JavaScript object would block for 150 ms and keep 60 MB; this keeps 5. */
export async function openPronunciations(): Promise<Pronunciations> {
  const text = await readFile(require.resolve('cmu-pronouncing-dictionary'));
  const startOf = (letter: string) => text.indexOf(`\n  "${letter}`);
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
  const starts = letters.map(startOf);
  const rangeOf = new Map(
    letters.map((letter, index) => [letter, text.subarray(starts[index], starts[index + 1] ?? text.length)]),
  );
  return (word) => {
    const range = rangeOf.get(word.slice(0, 1));
    if (!range || !/^[a-z][a-z'.-]*$/.test(word)) return [];
    // The dictionary is American; a British spelling sounds like its American one.
    const spelling = [word, ...americanSpellings(word)].find((one) => valueOf(range, one) !== undefined);
    if (spelling === undefined) return [];
    const ways = [spelling, `${spelling}(2)`, `${spelling}(3)`].flatMap((key) => valueOf(range, key) ?? []);
    // Unstressed variants are weak forms, not a pronunciation to show.
    const stressed = ways.filter((arpabet) => arpabet.includes('1'));
    const shown = (stressed.length > 0 ? stressed : ways).flatMap((arpabet) => toIpa(arpabet) ?? []);
    return [...new Set(shown)].slice(0, shownWays);
  };
}

/** The value of a key on its own line: `  "abandon": "AH0 B AE1 N D AH0 N",`, without comments. */
function valueOf(range: Buffer, key: string): string | undefined {
  const line = `\n  "${key}": "`;
  const at = range.indexOf(line);
  if (at < 0) return undefined;
  const from = at + Buffer.byteLength(line);
  const [value = ''] = range.toString('utf8', from, range.indexOf('"', from)).split('#', 1);
  return value.trim();
}
