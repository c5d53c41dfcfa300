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
import { calibrateSpeech } from './speech/calibrate-speech.ts';

/**
 * `npm run calibration`: holds the scorer of written answers against an examiner's points and against labelled
 * mistakes, and writes `RESULTS.md`. `--details` prints each difference too, `--json` prints all figures as JSON.
 * It measures, and fails for no figure. Spoken answers are its second part, where `LEARNER_RECORDINGS` names a folder
 * of rated readings (`speech/learners.ts`); `--part writing` or `--part speech` runs one of both.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    details: { type: 'boolean', default: false },
    part: { type: 'string' },
  },
});

if (values.part !== 'speech') await calibrateWriting();
if (values.part !== 'writing') await calibrateReadings(process.env['LEARNER_RECORDINGS']);

async function calibrateWriting(): Promise<void> {
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
}

async function calibrateReadings(folder: string | undefined): Promise<void> {
  if (folder === undefined) {
    console.log('\nSpoken answers are left out: LEARNER_RECORDINGS names no folder of rated readings.');
    return;
  }
  const measured = await calibrateSpeech(folder);
  console.log(`\n${measured}`);
  const head = `# What the engine of spoken answers finds in learners' readings, beside what five experts heard

Written by \`npm run calibration\` on ${new Date().toISOString().slice(0, 10)}, from readings of speechocean762 (Zhang et al., Interspeech 2021, CC BY 4.0).
`;
  writeFileSync(new URL('./speech/RESULTS.md', import.meta.url), `${head}\n${measured}\n`);
}
