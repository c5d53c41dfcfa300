import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createEmbeddedWriting } from '#services/analysis/embedded/embedded-writing.ts';
import { createFactsReader } from '#services/analysis/embedded/facts-reader.ts';
import { readCalibrationAnswers } from './calibration-answers.ts';
import { readCalibrationQuestions } from './calibration-questions.ts';
import { readCleanProse } from './clean-prose.ts';
import { readWrittenQuestions } from './content/content-of.ts';
import { contentFigures, tryContent } from './content/measure-content.ts';
import { differences } from './differences.ts';
import { byCategory, byTrait, figures, judgedTraits } from './measure.ts';
import { figureTable, results } from './report.ts';
import { scoreAnswers, scoreCleanProse, scoreSentences } from './score-answers.ts';
import { readSentences } from './sentences.ts';
import { calibrateAnswers } from './speech/answers/calibrate-answers.ts';
import { calibrateVoices } from './speech/calibrate-voices.ts';
import { calibrateSpeech } from './speech/calibrate-speech.ts';
import { writeWeights } from './speech/fluency/write-weights.ts';

/**
 * `npm run calibration`: compares the scorer of written answers with an examiner's points and labelled mistakes, and
 * writes `RESULTS.md`. `--details` prints every difference, `--json` prints all figures as JSON. It only measures: no
 * figure makes it fail. The second part covers spoken answers: readings by synthetic voices, by learners if
 * `LEARNER_RECORDINGS` names a folder of rated readings (`speech/learners.ts`), and the words of right and wrong
 * answers. `--part writing` or `--part speech` runs one part; `--part fluency` fits the weights of fluency to the
 * learners' readings.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    details: { type: 'boolean', default: false },
    part: { type: 'string' },
  },
});

const learners = process.env['LEARNER_RECORDINGS'];
if (values.part === 'fluency') {
  if (learners === undefined) throw new Error('LEARNER_RECORDINGS names no folder of rated readings');
  await writeWeights(learners);
}
if (values.part === undefined || values.part === 'writing') await calibrateWriting();
if (values.part === undefined || values.part === 'speech') {
  await calibrateReadings(learners);
  await calibrateSynthetic();
  await calibrateWords();
}

async function calibrateWriting(): Promise<void> {
  await using analysis = createEmbeddedWriting();
  const questionOf = readCalibrationQuestions();
  const scored = await scoreAnswers(analysis, readCalibrationAnswers(), questionOf);
  const clean = await scoreCleanProse(analysis, readCleanProse(), questionOf('WWE-9001'));
  const sentences = await scoreSentences(analysis, readSentences(), questionOf('WWE-9001'));

  const measured = [...figures(scored, clean, sentences), ...(await contentClaims())];
  if (values.json) {
    const details = { categories: byCategory(scored), traits: byTrait(scored), judged: judgedTraits(scored) };
    console.log(JSON.stringify({ figures: measured, ...details }, undefined, 2));
  } else {
    console.log(figureTable(measured));
    if (values.details) console.log(`\n${differences(scored, clean)}`);
  }
  writeFileSync(new URL('./RESULTS.md', import.meta.url), results(measured, scored, new Date()));
}

/** Each question needs eight scores, so only every sixth question is tried. */
async function contentClaims() {
  await using reader = createFactsReader();
  const tried = [];
  for (const question of readWrittenQuestions().filter((_, at) => at % 6 === 0))
    tried.push(...(await tryContent(question, reader)));
  if (values.details) {
    const broken = tried.filter(({ holds }) => !holds).map(({ what, uid }) => `${uid} ${what}`);
    console.log(`## Content\n${broken.join('\n')}\n`);
  }
  return contentFigures(tried);
}

async function calibrateReadings(folder: string | undefined): Promise<void> {
  if (folder === undefined) {
    console.log('\nReadings of learners are left out: LEARNER_RECORDINGS names no folder of rated ones.');
    return;
  }
  const measured = await calibrateSpeech(folder);
  console.log(`\n${measured}`);
  keep(
    './speech/RESULTS.md',
    "# Calibration of the speech engine with learners' readings and the ratings of five experts",
    'readings of speechocean762 (Zhang et al., Interspeech 2021, CC BY 4.0)',
    measured,
  );
}

async function calibrateSynthetic(): Promise<void> {
  const measured = await calibrateVoices();
  console.log(`\n${measured}`);
  const title = '# Calibration of the speech engine with readings by synthetic voices';
  keep('./speech/voices/RESULTS.md', title, 'the recordings next to it', measured);
}

async function calibrateWords(): Promise<void> {
  const measured = await calibrateAnswers();
  console.log(`\n${measured}`);
  const title = '# Calibration of content points with right and wrong spoken answers';
  keep('./speech/answers/RESULTS.md', title, 'the questions of the bank', measured);
}

function keep(file: string, title: string, from: string, measured: string): void {
  const day = new Date().toISOString().slice(0, 10);
  const text = `${title}\n\nWritten by \`npm run calibration\` on ${day}, from ${from}.\n\n${measured}\n`;
  writeFileSync(new URL(file, import.meta.url), text);
}
