import {
  contentOf,
  hasRule,
  rightAnswerTo,
  scoreAnswer,
  startingAnswerTo,
  studentView,
} from '#domain/question-types/registry.ts';
import { authored } from '../../authored.ts';
import { eachQuestion, finding } from '../../rule.ts';

/** Each type has exactly as many options, blanks and keys as in the exam. */
export const keyCountsRule = eachQuestion((question) => authored(question).counts ?? []);

/** The key earns all points, and the initial screen does not pass. */
export const solvableRule = eachQuestion((question) => {
  if (!hasRule(question)) return [];
  const passes = (answer: Parameters<typeof scoreAnswer>[1]) => scoreAnswer(question, answer);
  const right = passes(rightAnswerTo(question));
  return [
    ...finding(
      !right.successful || right.points !== right.maximum,
      contentOf(question).keyField,
      'the key does not earn all points: mend the key',
    ),
    ...finding(
      passes(startingAnswerTo(studentView(question, 'before'))).successful,
      contentOf(question).keyField,
      'the screen submitted as it opens passes: mend the texts or their order',
    ),
  ];
});
