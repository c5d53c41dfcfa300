import { catalogue } from '#domain/question-types/catalogue.ts';
import type { Range } from '#domain/question-types/catalogue/limits.ts';
import { scoreForm } from '#domain/scoring/written-form.ts';
import { countWords } from '#domain/scoring/words.ts';
import { authoring } from '../../authoring.ts';
import { eachQuestion, finding, type Finding } from '../../rule.ts';
import { plainWords } from '../../texts.ts';
import { sourceOf } from '../../source-of.ts';
import { isWritten } from '../../written.ts';

/** A run of this many words from the passage is copied. */
const copiedRun = 7;

function copies(sample: string, passage: string): boolean {
  const words = plainWords(sample);
  const given = ` ${plainWords(passage).join(' ')} `;
  return words.some((_word, from) => {
    const run = words.slice(from, from + copiedRun);
    return run.length === copiedRun && given.includes(` ${run.join(' ')} `);
  });
}

function outside(count: number, range: Range | undefined, what: string): Finding[] {
  if (!range) return [];
  const [least, most] = range;
  return finding(
    count < least || count > most,
    'sampleAnswer',
    `${count} ${what}: write ${least} to ${most}`,
  );
}

const paragraphCount = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length;

/** A sample answer has the form for full marks, in its own words. */
export const sampleAnswersRule = eachQuestion((question) => {
  if (!isWritten(question)) return [];
  const { type, sampleAnswer } = question;
  const { answerWords } = catalogue[type].limits;
  const { sampleWords, sampleParagraphs } = authoring[type];
  const form = answerWords && scoreForm(sampleAnswer, answerWords, 1);
  return [
    ...finding(form?.points !== 1, 'sampleAnswer', 'has not the form that earns full marks: mind its words'),
    ...outside(countWords(sampleAnswer), sampleWords, 'words'),
    ...outside(paragraphCount(sampleAnswer), sampleParagraphs, 'paragraphs'),
    ...finding(
      copies(sampleAnswer, sourceOf(question)),
      'sampleAnswer',
      `has ${copiedRun} words in a row from its source: say it in other words`,
    ),
  ];
});
