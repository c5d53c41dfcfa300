import { isOfKind } from '#domain/question-types/kinds.ts';
import { textAroundBlanks } from '#domain/question-types/mechanisms/blanks.ts';
import { eachQuestion, finding } from '../../rule.ts';
import { plainWords } from '../../texts.ts';

/** Typing a word takes the time of this many spoken words. */
const leastBetween = 4;
/** After this many words without a blank, listeners lose their place. */
const mostBefore = 25;

/** Blanks typed while listening are neither too close nor too late. */
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
