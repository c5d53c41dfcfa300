import { Reasons } from '../reasons.tsx';
import type { ExplanationProps } from '../../screen.ts';

/** Why each option is right or not. */
export default function ChoiceExplanation(props: ExplanationProps<'single-choice' | 'multiple-choice'>) {
  const { view, solution, player, quote, onExplain } = props;
  const correct = 'correctAnswer' in solution ? [solution.correctAnswer] : solution.correctAnswers;
  const reasons = view.multichoice.flatMap((option, index) => {
    const reason = solution.explanations[index];
    return reason ? [{ about: option, isRight: correct.includes(option), reason }] : [];
  });
  return (
    <Reasons
      explanation={solution.explanation}
      reasons={reasons}
      label="Options"
      texts={[view.track === undefined ? view.topic : (solution.transcript ?? '')]}
      recording={solution}
      player={player}
      quote={quote}
      onExplain={onExplain}
    />
  );
}
