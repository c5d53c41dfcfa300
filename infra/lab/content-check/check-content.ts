import type { Batch } from '../content-batches/batch.ts';
import { groupFaults } from './group-faults.ts';
import type { CheckedFile, Fault, Rule } from './rule.ts';
import { blankDistancesRule } from './rules/blank-distances.ts';
import { explanationsRule, ownReasonsRule } from './rules/explanations.ts';
import { guessingRule } from './rules/guessing.ts';
import { keyNumbersRule } from './rules/key-numbers.ts';
import { keyCountsRule, solvableRule } from './rules/keys.ts';
import { lengthsRule } from './rules/lengths.ts';
import { likenessRule } from './rules/likeness.ts';
import { longestOptionRule, optionLengthRule } from './rules/option-lengths.ts';
import { optionPositionsRule } from './rules/option-positions.ts';
import { paragraphTotalsRule } from './rules/paragraph-totals.ts';
import { placesRule } from './rules/places.ts';
import { predictionsRule } from './rules/predictions.ts';
import { quotesRule } from './rules/quotes.ts';
import { bandsRule } from './rules/bands.ts';
import { emailTasksRule } from './rules/email-tasks.ts';
import { keyPointsRule } from './rules/key-points.ts';
import { sampleAnswersRule } from './rules/sample-answers.ts';
import { recurringRule } from './rules/recurring.ts';
import { setSizeRule } from './rules/set-size.ts';
import { soundsRule, totalBytesRule, voicesRule } from './rules/sounds.ts';
import { shortAnswersRule } from './rules/short-answers.ts';
import { spokenSamplesRule } from './rules/spoken-samples.ts';
import { speechRatesRule } from './rules/speech-rates.ts';
import { spellingRule, type IsSpelt } from './rules/spelling.ts';
import { spreadRule } from './rules/spread.ts';
import { titlesRule } from './rules/titles.ts';
import { transcriptRule } from './rules/transcripts.ts';
import { tricksRule } from './rules/tricks.ts';
import { typographyRule } from './rules/typography.ts';
import { verbEndingsRule } from './rules/verb-endings.ts';
import { yearsRule } from './rules/years.ts';

const rules: readonly Rule[] = [
  setSizeRule,
  predictionsRule,
  spreadRule,
  lengthsRule,
  paragraphTotalsRule,
  sampleAnswersRule,
  keyPointsRule,
  bandsRule,
  emailTasksRule,
  shortAnswersRule,
  spokenSamplesRule,
  blankDistancesRule,
  keyCountsRule,
  solvableRule,
  optionLengthRule,
  longestOptionRule,
  placesRule,
  keyNumbersRule,
  guessingRule,
  tricksRule,
  yearsRule,
  likenessRule,
  recurringRule,
  transcriptRule,
  explanationsRule,
  ownReasonsRule,
  optionPositionsRule,
  quotesRule,
  titlesRule,
  typographyRule,
  soundsRule,
  speechRatesRule,
  totalBytesRule,
  voicesRule,
];

export function checkContent(
  files: readonly CheckedFile[],
  isSpelt: IsSpelt,
  batches: readonly Batch[] = [],
): Fault[] {
  return [...rules, spellingRule(isSpelt), verbEndingsRule(isSpelt)]
    .flatMap((rule) => rule(files))
    .concat(groupFaults(files, batches))
    .toSorted((one, other) => one.file.localeCompare(other.file));
}
