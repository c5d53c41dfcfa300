import { byCategory, byTrait, type Figure } from './measure.ts';
import type { ScoredAnswer } from './score-answers.ts';
import { precision, recall } from './statistics/detection.ts';
import { intervalOfShare, type Interval } from './statistics/interval.ts';
import { inTable } from './table.ts';

const shown = (value: number | null) => (value === null ? '' : value.toFixed(2));
const shownInterval = (interval: Interval | undefined) =>
  interval === undefined ? '' : `${shown(interval[0])} to ${shown(interval[1])}`;

/** Whether a figure reaches its goal; undefined without one. */
function isReached({ value, goal, most }: Figure): boolean | undefined {
  if (value === null || (goal === undefined && most === undefined)) return undefined;
  return goal === undefined ? value <= (most ?? 0) : value >= goal;
}

function verdict(figure: Figure): string {
  const reached = isReached(figure);
  return reached === undefined ? '' : reached ? 'reached' : 'missed';
}

export function figureTable(figures: readonly Figure[]): string {
  return inTable(
    ['', 'measured', '95 % interval', 'to reach', '', 'of'],
    figures.map((figure) => [
      figure.name,
      shown(figure.value),
      shownInterval(figure.interval),
      figure.goal === undefined
        ? figure.most === undefined
          ? ''
          : `at most ${figure.most}`
        : String(figure.goal),
      verdict(figure),
      figure.of,
    ]),
  );
}

/** The full text of `RESULTS.md`. It quotes no answer, so that a reader does not learn the answers. */
export function results(figures: readonly Figure[], scored: readonly ScoredAnswer[], at: Date): string {
  return `# Calibration of the writing scorer against an examiner

Written by \`npm run calibration\` on ${at.toISOString().slice(0, 10)}: the embedded scorer against the answers in \`answers/\`, whose
mistakes and points (rubric 2021) were recorded before it scored them, and against the prose in \`clean/\`. One author,
not learners, wrote all of them: the figures show how the scorer changes, and only roughly how it treats students. Intervals treat
each mark and each trait as independent of the others in its answer.

${figureTable(figures)}

## Marks by category

${categoryTable(scored)}

## Points by trait

${traitTable(scored)}
`;
}

const categoryTable = (scored: readonly ScoredAnswer[]) =>
  inTable(
    [
      'category',
      'marks',
      'right',
      'precision',
      '95 % interval',
      'mistakes',
      'found',
      'recall',
      '95 % interval',
    ],
    byCategory(scored).map((each) => [
      each.category,
      each.marks,
      each.right,
      shown(precision(each)),
      shownInterval(intervalOfShare(precision(each), each.marks)),
      each.planted,
      each.found,
      shown(recall(each)),
      shownInterval(intervalOfShare(recall(each), each.planted)),
    ]),
  );

const traitTable = (scored: readonly ScoredAnswer[]) =>
  inTable(
    ['trait', 'answers', 'in the band', '95 % interval', 'within one point', 'above the band', 'below it'],
    byTrait(scored).map((each) => [
      each.trait,
      each.count,
      shown(each.inBand),
      shownInterval(intervalOfShare(each.inBand, each.count)),
      shown(each.inOne),
      each.tooHigh,
      each.tooLow,
    ]),
  );
