import type { Stretch } from '#domain/scoring/speaking/facts.ts';
import { compareWords } from '#domain/scoring/compare-words.ts';
import type { SoundFacts } from '#services/analysis/speech/sound-facts.ts';

/** The minimum length of a counted pause, in ms. */
const shortestPause = 250;
/** Words below this probability count as badly pronounced. */
const unclear = 0.3;

const mean = (values: readonly number[]) =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
const lengthOf = ({ startMs, endMs }: Stretch) => endMs - startMs;

export function featuresOf({ reference, heard, runs }: SoundFacts, text: string) {
  const probabilities = reference.map(({ probability }) => probability);
  const gaps = runs.slice(1).map((run, at) => run.startMs - (runs[at]?.endMs ?? run.startMs));
  const pauses = gaps.filter((gap) => gap >= shortestPause);
  const span = Math.max(1, (runs.at(-1)?.endMs ?? 0) - (runs[0]?.startMs ?? 0));
  const compared = compareWords(text, heard.map((word) => word.text).join(' '));
  return {
    'mean probability': mean(probabilities),
    'mean log probability': mean(probabilities.map((value) => Math.log(Math.max(value, 0.001)))),
    'share of words under .3': mean(probabilities.map((value) => (value < unclear ? 1 : 0))),
    'words recognised freely': compared.filter(({ kind }) => kind === 'right').length / reference.length,
    'words a second': (reference.length * 1000) / span,
    'share of pauses': 1 - runs.reduce((sum, run) => sum + lengthOf(run), 0) / span,
    'pauses a word': pauses.length / reference.length,
    'longest pause': Math.max(0, ...pauses) / 1000,
  };
}
