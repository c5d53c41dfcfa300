import { readFileSync, writeFileSync } from 'node:fs';
import type { WrittenAnswer } from '#domain/scoring/writing-analysis.ts';

/** Its prompt names a file that says how often it is still to die; then it reads how long the text is. */
export default function read({ prompt, text }: WrittenAnswer): number {
  const deaths = Number(readFileSync(prompt, 'utf8'));
  if (deaths === 0) return text.length;
  writeFileSync(prompt, String(deaths - 1));
  process.exit(1);
}
