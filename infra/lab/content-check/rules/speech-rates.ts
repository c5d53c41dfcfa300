import { countWords } from '#domain/scoring/words.ts';
import { eachQuestion, finding, type CheckedFile } from '../rule.ts';

/** The fastest speech of a difficulty, in words a minute with the pauses between sentences; harder ones are free. */
const fastest: ReadonlyMap<number, number> = new Map([
  [1, 200],
  [2, 210],
]);

/** Words a minute of a recording, with the pauses between sentences; nothing where there is none. */
export function speechRateOf({ recording }: CheckedFile): number | undefined {
  const sentences = recording?.track.lines.flatMap((line) => line.sentences) ?? [];
  const minutes = ((sentences.at(-1)?.endMs ?? 0) - (sentences[0]?.startMs ?? 0)) / 60_000;
  return recording && minutes > 0
    ? countWords(recording.script.map(({ text }) => text).join(' ')) / minutes
    : undefined;
}

/** What is called easy is not spoken fast. */
export const speechRatesRule = eachQuestion(({ difficulty }, file) => {
  const rate = speechRateOf(file) ?? 0;
  const limit = fastest.get(difficulty) ?? Number.POSITIVE_INFINITY;
  return finding(
    rate > limit,
    'difficulty',
    `${Math.round(rate)} words a minute: speak ${limit} at most, or call it harder than ${difficulty}`,
  );
});
