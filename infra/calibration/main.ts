import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createEmbeddedWriting } from '#services/analysis/embedded/embedded-writing.ts';
import { readCalibrationAnswers } from './calibration-answers.ts';
import { readCalibrationQuestions } from './calibration-questions.ts';
import { readCleanProse } from './clean-prose.ts';
import { differences } from './differences.ts';
import { byCategory, byTrait, figures, judgedTraits } from './measure.ts';
import { figureTable, results } from './report.ts';
import { scoreAnswers, scoreCleanProse, scoreSentences } from './score-answers.ts';
import { readSentences } from './sentences.ts';

/**
 * `npm run calibration`: holds the scorer of written answers against an examiner's points and against labelled
 * mistakes, and writes `RESULTS.md`. `--details` prints each difference too, `--json` prints all figures as JSON.
 * It measures, and fails for no figure.
 */
const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, details: { type: 'boolean', default: false } },
});

await using analysis = createEmbeddedWriting();
const questionOf = readCalibrationQuestions();
const scored = await scoreAnswers(analysis, readCalibrationAnswers(), questionOf);
const clean = await scoreCleanProse(analysis, readCleanProse(), questionOf('WWE-9001'));
const sentences = await scoreSentences(analysis, readSentences(), questionOf('WWE-9001'));

const measured = figures(scored, clean, sentences);
if (values.json) {
  const details = { categories: byCategory(scored), traits: byTrait(scored), judged: judgedTraits(scored) };
  console.log(JSON.stringify({ figures: measured, ...details }, undefined, 2));
} else {
  console.log(figureTable(measured));
  if (values.details) console.log(`\n${differences(scored, clean)}`);
}
writeFileSync(new URL('./RESULTS.md', import.meta.url), results(measured, scored, new Date()));
