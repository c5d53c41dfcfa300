import { countWords } from '#domain/scoring/words.ts';
import { eachQuestion, finding, type CheckedFile } from '../../rule.ts';

/** The fastest speech by difficulty, in words a minute with pauses; harder ones are unlimited. */
const fastest: ReadonlyMap<number, number> = new Map([
  [1, 200],
  [2, 210],
]);

export function speechRateOf({ recording }: CheckedFile): number | undefined {
  const sentences = recording?.track.lines.flatMap((line) => line.sentences) ?? [];
  const minutes = ((sentences.at(-1)?.endMs ?? 0) - (sentences[0]?.startMs ?? 0)) / 60_000;
  return recording && minutes > 0
    ? countWords(recording.script.map(({ text }) => text).join(' ')) / minutes
    : undefined;
}

/** Easy recordings are not fast. */
export const speechRatesRule = eachQuestion(({ difficulty }, file) => {
  const rate = speechRateOf(file) ?? 0;
  const limit = fastest.get(difficulty) ?? Number.POSITIVE_INFINITY;
  return finding(
    rate > limit,
    'difficulty',
    `${Math.round(rate)} words a minute: speak ${limit} at most, or call it harder than ${difficulty}`,
  );
});
