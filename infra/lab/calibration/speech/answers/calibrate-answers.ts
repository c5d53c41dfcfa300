import { createMeaningThread, type MeaningThread } from '#services/analysis/embedded/meaning-thread.ts';
import { inTable } from '../../table.ts';
import { foreignShares, foreignTable, mostOfForeign } from './foreign-answers.ts';
import { contentShare, scoreTranscript, shuffled } from './score-transcript.ts';
import { readSpokenQuestions } from './spoken-questions.ts';
import { rightAnswerTo, wrongAnswersTo, wrongKinds, type SpokenQuestion } from './wrong-answers.ts';

/** The maximum content share of a wrong answer. */
export const mostOfWrong = 0.2;
/** The minimum content share of a right answer. */
export const leastOfRight = 0.8;

/** The content points of right and wrong answers to the bank's questions, as Markdown. */
export async function calibrateAnswers(): Promise<string> {
  await using meaning = createMeaningThread();
  const questions = readSpokenQuestions();
  return [
    `Right and wrong answers to ${questions.length} questions, as text: pronunciation and fluency are not scored.`,
    '## Wrong answers',
    `Goal: no answer earns more than ${mostOfWrong} of the points for content. A short answer is right if it contains the expected one (specification, document 2, section 9), so an off-topic answer may contain it by chance.`,
    await wrongTable(questions, meaning),
    '## Answers to other questions',
    `Every pair of questions of a type. Goal: at most ${mostOfForeign.percent} in a hundred earn more than ${mostOfForeign.share} of the total, with every word clear and no pause.`,
    foreignTable(await foreignShares(questions)),
    '## Right answers',
    `Goal: the sample answers of the bank earn at least ${leastOfRight} of the points for content, and no more with their sentences in another order.`,
    await rightTable(questions, meaning),
  ].join('\n\n');
}

async function wrongTable(questions: readonly SpokenQuestion[], meaning: MeaningThread): Promise<string> {
  const shares = new Map<string, number[]>(wrongKinds.map((kind) => [kind, []]));
  for (const question of questions)
    for (const { kind, text } of wrongAnswersTo(question, questions))
      shares.get(kind)?.push(contentShare(await scoreTranscript(question, text, meaning)));
  return inTable(
    ['answer', 'tried', 'nothing', `more than ${mostOfWrong}`, 'most'],
    [...shares].map(([kind, each]) => [
      kind,
      each.length,
      each.filter((share) => share === 0).length,
      each.filter((share) => share > mostOfWrong).length,
      Math.max(0, ...each).toFixed(2),
    ]),
  );
}

async function rightTable(questions: readonly SpokenQuestion[], meaning: MeaningThread): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const [type, ofType] of Map.groupBy(questions, (question) => question.type)) {
    const found: { share: number; other: number }[] = [];
    for (const question of ofType) {
      const text = rightAnswerTo(question);
      const share = contentShare(await scoreTranscript(question, text, meaning));
      const other = contentShare(await scoreTranscript(question, shuffled(text), meaning));
      found.push({ share, other });
    }
    rows.push([
      type,
      found.length,
      (found.reduce((sum, { share }) => sum + share, 0) / found.length).toFixed(2),
      found.filter(({ share }) => share < leastOfRight).length,
      found.filter(({ share, other }) => other > share).length,
    ]);
  }
  return inTable(['type', 'tried', 'mean', `less than ${leastOfRight}`, 'more in another order'], rows);
}
