import { isOfKind } from '#domain/question-types/kinds.ts';
import { textAroundBlanks } from '#domain/question-types/mechanisms/blanks.ts';
import { eachQuestion, finding } from '../rule.ts';
import { plainWords } from '../texts.ts';

/** To type one word takes the time of these before the next one is spoken. */
const leastBetween = 4;
/** After so many words without a blank a listener has lost the place. */
const mostBefore = 25;

/** Blanks that are typed while one listens stand neither too close together nor too late. */
export const blankDistancesRule = eachQuestion((question) => {
  if (!isOfKind('typed-blanks', question)) return [];
  const [before = 0, ...rest] = textAroundBlanks(question.topic).map((part) => plainWords(part).length);
  return [
    ...finding(
      before > mostBefore,
      'topic',
      `the first blank comes after ${before} words: put one among the first ${mostBefore}`,
    ),
    ...rest
      .slice(0, -1)
      .flatMap((words, index) =>
        finding(
          words < leastBetween,
          `correctAnswers.${index + 1}`,
          `comes ${words} words after the blank before: leave ${leastBetween} between them`,
        ),
      ),
  ];
});
