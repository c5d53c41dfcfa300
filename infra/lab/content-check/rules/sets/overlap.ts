import { sharedPart } from '../../option-signs.ts';
import { choiceOf } from '../../parts.ts';
import { finding, type CheckedFile, type Finding } from '../../rule.ts';
import { sourceOf } from '../../source-of.ts';
import { inPercent, mean, spread } from '../../statistics.ts';

/** The minimum of questions. */
const fewest = 8;
/** The maximum difference of the means, in standard deviations of the wrong options. */
const mostApart = 0.5;

export interface Overlap {
  readonly keys: number;
  readonly wrong: number;
  /** Right minus wrong options, in standard deviations of the wrong ones. */
  readonly apart: number;
}

export function overlapOf(files: readonly CheckedFile[]): Overlap | undefined {
  const shares = files.flatMap(({ question }) => {
    const source = sourceOf(question);
    const { options = [], keys = [] } = choiceOf(question) ?? {};
    return options.map((option, index) => ({
      isKey: keys.includes(index),
      share: sharedPart(option, source),
    }));
  });
  const of = (isWanted: boolean) =>
    shares.filter(({ isKey }) => isKey === isWanted).map(({ share }) => share);
  const [right, wrong] = [of(true), of(false)];
  if (files.length < fewest || right.length === 0) return undefined;
  const [keys, others, deviation] = [mean(right), mean(wrong), spread(wrong)];
  return { keys, wrong: others, apart: deviation === 0 ? 0 : (keys - others) / deviation };
}

/** Right options repeat the source about as often as wrong ones. */
export function overlapFindings(files: readonly CheckedFile[]): Finding[] {
  const overlap = overlapOf(files);
  if (!overlap) return [];
  const { keys, wrong, apart } = overlap;
  return finding(
    Math.abs(apart) > mostApart,
    'multichoice',
    `right options share ${inPercent(keys)} of their words with the source, wrong ones ${inPercent(wrong)}: ${Math.abs(apart).toFixed(1)} standard deviations apart, ${mostApart} at most`,
  );
}
