import { sharedPart } from '../option-signs.ts';
import { choiceOf } from '../parts.ts';
import { finding, type CheckedFile, type Finding } from '../rule.ts';
import { sourceOf } from '../source-of.ts';
import { inPercent, mean, spread } from '../statistics.ts';

/** So many questions are compared at least: a few differ by chance. */
const fewest = 8;
/** So far may the means be apart, in standard deviations of the wrong options. */
const mostApart = 0.5;

/** How much of their words of meaning options share with the source: means of 0 to 1. */
export interface Overlap {
  readonly keys: number;
  readonly wrong: number;
  /** Keys less wrong ones, in standard deviations of the wrong ones. */
  readonly apart: number;
}

/** Over all questions of a set that have options; nothing where there are too few to tell. */
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

/** Right options repeat the source about as often as wrong ones do. */
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
