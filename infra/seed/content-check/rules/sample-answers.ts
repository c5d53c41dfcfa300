import { catalogue } from '#domain/question-types/catalogue.ts';
import { kindOf, type QuestionOf } from '#domain/question-types/kinds.ts';
import type { Question } from '#domain/question-types/registry.ts';
import { scoreForm } from '#domain/scoring/written-form.ts';
import { eachQuestion, finding } from '../rule.ts';
import { plainWords } from '../texts.ts';

/** So many words in a row that stand in the passage are copied, not summed up. */
const copiedRun = 7;

function copies(sample: string, passage: string): boolean {
  const words = plainWords(sample);
  const given = ` ${plainWords(passage).join(' ')} `;
  return words.some((_word, from) => {
    const run = words.slice(from, from + copiedRun);
    return run.length === copiedRun && given.includes(` ${run.join(' ')} `);
  });
}

const isWritten = (question: Question): question is QuestionOf<'written-response'> =>
  kindOf(question.type) === 'written-response';

/** A sample answer has the form that earns full marks, in the writer's own words. */
export const sampleAnswersRule = eachQuestion((question) => {
  if (!isWritten(question)) return [];
  const { type, topic, sampleAnswer } = question;
  const { answerWords } = catalogue[type].limits;
  const form = answerWords && scoreForm(sampleAnswer, answerWords, 1);
  return [
    ...finding(form?.points !== 1, 'sampleAnswer', 'has not the form that earns full marks: mind its words'),
    ...finding(
      copies(sampleAnswer, topic),
      'sampleAnswer',
      `has ${copiedRun} words in a row from the passage: say it in other words`,
    ),
  ];
});
