import { isOfKind } from '#domain/question-types/kinds.ts';
import { spokenTask } from '#domain/question-types/mechanisms/spoken-task.ts';
import { countWords } from '#domain/scoring/words.ts';
import { eachQuestion, finding } from '../../rule.ts';
import { plainWords } from '../../texts.ts';

/** The exam expects one word or a few. */
const mostWords = 4;
const squeezed = (text: string) => ` ${plainWords(text).join(' ')} `;

/**
 * A short question does not contain its answer, and no answer contains another: containing an accepted answer is
 * accepted.
 */
export const shortAnswersRule = eachQuestion((question) => {
  if (!isOfKind('spoken-response', question) || spokenTask[question.type] !== 'answer') return [];
  const { correctAnswers, transcript = '' } = question;
  return correctAnswers.flatMap((answer, index) => {
    const field = `correctAnswers.${index}`;
    const shorter = correctAnswers.find(
      (other, place) => place !== index && squeezed(answer).includes(squeezed(other)),
    );
    return [
      ...finding(
        squeezed(transcript).includes(squeezed(answer)),
        field,
        'stands in the question: ask otherwise',
      ),
      ...finding(shorter !== undefined, field, `contains “${shorter ?? ''}”, which is enough: leave it out`),
      ...finding(countWords(answer) > mostWords, field, `${mostWords} words at most`),
    ];
  });
});
