import { wordsOf } from '#domain/scoring/words.ts';
import { Reasons } from '../pieces/reasons.tsx';
import type { ExplanationProps } from '../screen.ts';

/** What to listen for in each word of the sentence. */
export default function DictationExplanation(props: ExplanationProps<'dictation'>) {
  const { solution, player, quote, onExplain } = props;
  const reasons = wordsOf(solution.transcript).flatMap(({ text }, index) => {
    const reason = solution.explanations[index];
    return reason ? [{ about: text, reason }] : [];
  });
  return (
    <Reasons
      explanation={solution.explanation}
      reasons={reasons}
      label="Words of the sentence"
      isCompact
      texts={[solution.transcript]}
      recording={solution}
      player={player}
      quote={quote}
      onExplain={onExplain}
    />
  );
}
