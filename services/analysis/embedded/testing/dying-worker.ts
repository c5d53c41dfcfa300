import { readFileSync, writeFileSync } from 'node:fs';
import type { WrittenAnswer } from '#domain/scoring/writing-analysis.ts';

/** The prompt names a file with the number of deaths left; after those it returns the length of the text. */
export default function read({ prompt, text }: WrittenAnswer): number {
  const deaths = Number(readFileSync(prompt, 'utf8'));
  if (deaths === 0) return text.length;
  writeFileSync(prompt, String(deaths - 1));
  process.exit(1);
}
