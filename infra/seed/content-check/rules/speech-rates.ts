import { countWords } from '#domain/scoring/words.ts';
import { eachQuestion, finding } from '../rule.ts';

/** The fastest speech of a difficulty, in words a minute with the pauses between sentences; harder ones are free. */
const fastest: ReadonlyMap<number, number> = new Map([
  [1, 200],
  [2, 210],
]);

/** What is called easy is not spoken fast. */
export const speechRatesRule = eachQuestion(({ difficulty }, { recording }) => {
  if (!recording) return [];
  const sentences = recording.track.lines.flatMap((line) => line.sentences);
  const minutes = ((sentences.at(-1)?.endMs ?? 0) - (sentences[0]?.startMs ?? 0)) / 60_000;
  const words = countWords(recording.script.map(({ text }) => text).join(' '));
  const limit = fastest.get(difficulty) ?? Number.POSITIVE_INFINITY;
  return finding(
    minutes > 0 && words / minutes > limit,
    'difficulty',
    `${Math.round(words / minutes)} words a minute: speak ${limit} at most, or call it harder than ${difficulty}`,
  );
});
