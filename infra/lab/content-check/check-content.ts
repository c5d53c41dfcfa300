import type { Batch } from '../content-batches/batch.ts';
import { groupFaults } from './group-faults.ts';
import type { CheckedFile, Fault, Rule } from './rule.ts';
import { blankDistancesRule } from './rules/answers/blank-distances.ts';
import { explanationsRule, ownReasonsRule } from './rules/texts/explanations.ts';
import { guessingRule } from './rules/answers/guessing.ts';
import { keyNumbersRule } from './rules/answers/key-numbers.ts';
import { keyCountsRule, solvableRule } from './rules/answers/keys.ts';
import { lengthsRule } from './rules/texts/lengths.ts';
import { likenessRule } from './rules/sets/likeness.ts';
import { longestOptionRule, optionLengthRule } from './rules/answers/option-lengths.ts';
import { optionPositionsRule } from './rules/answers/option-positions.ts';
import { paragraphTotalsRule } from './rules/texts/paragraph-totals.ts';
import { placesRule } from './rules/sets/places.ts';
import { predictionsRule } from './rules/sets/predictions.ts';
import { quotesRule } from './rules/texts/quotes.ts';
import { bandsRule } from './rules/answers/bands.ts';
import { emailTasksRule } from './rules/answers/email-tasks.ts';
import { keyPointsRule } from './rules/answers/key-points.ts';
import { sampleAnswersRule } from './rules/answers/sample-answers.ts';
import { recurringRule } from './rules/sets/recurring.ts';
import { setSizeRule } from './rules/sets/set-size.ts';
import { soundsRule, totalBytesRule, voicesRule } from './rules/sound/sounds.ts';
import { shortAnswersRule } from './rules/answers/short-answers.ts';
import { spokenSamplesRule } from './rules/answers/spoken-samples.ts';
import { speechRatesRule } from './rules/sound/speech-rates.ts';
import { spellingRule, type IsSpelt } from './rules/texts/spelling.ts';
import { spreadRule } from './rules/sets/spread.ts';
import { titlesRule } from './rules/texts/titles.ts';
import { transcriptRule } from './rules/sound/transcripts.ts';
import { tricksRule } from './rules/answers/tricks.ts';
import { typographyRule } from './rules/texts/typography.ts';
import { verbEndingsRule } from './rules/texts/verb-endings.ts';
import { yearsRule } from './rules/texts/years.ts';

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
