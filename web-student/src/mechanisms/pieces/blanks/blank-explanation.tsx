import { textAroundBlanks } from '#domain/question-types/mechanisms/blanks.ts';
import { Reasons } from '../reasons.tsx';
import type { ExplanationProps } from '../../screen.ts';

export default function BlankExplanation(
  props: ExplanationProps<'word-bank-blanks' | 'drop-down-blanks' | 'typed-blanks'>,
) {
  const { view, solution, player, quote, onExplain } = props;
  const { correctAnswers } = solution;
  const whole = textAroundBlanks(view.topic)
    .map((part, index) => part + (correctAnswers[index] ?? ''))
    .join('');
  const reasons = correctAnswers.flatMap((word, index) => {
    const reason = solution.explanations[index];
    return reason ? [{ about: `${index + 1}. ${word}`, reason }] : [];
  });
  return (
    <Reasons
      explanation={solution.explanation}
      reasons={reasons}
      label="Blanks"
      texts={[whole]}
      recording={'transcript' in solution ? solution : undefined}
      player={player}
      quote={quote}
      onExplain={onExplain}
    />
  );
}
