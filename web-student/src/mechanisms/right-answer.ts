import type { QuestionView, Solution } from '#domain/question-types/registry.ts';
import type { Score } from '#domain/scoring/score.ts';
import { letterOf } from './pieces/choice/letter-of.ts';

/** The right answer, if it is short and the student scored no points: `The answer is C.`, `The answer is: ice.` */
export function rightAnswerInWords(
  view: QuestionView,
  solution: Solution,
  { points }: Pick<Score, 'points'>,
): string | undefined {
  if (points > 0) return undefined;
  if ('correctAnswer' in solution && 'multichoice' in view) {
    const at = view.multichoice.indexOf(solution.correctAnswer);
    return at < 0 ? undefined : `The answer is ${letterOf(at)}.`;
  }
  if (solution.type !== 'SSQ' && solution.type !== 'LSQ') return undefined;
  const [answer] = solution.correctAnswers;
  return answer === undefined ? undefined : `The answer is: ${answer}.`;
}
