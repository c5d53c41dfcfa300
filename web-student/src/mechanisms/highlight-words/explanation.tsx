import { bareWord, clickableWords } from '#domain/question-types/mechanisms/highlight-words.ts';
import { Reasons } from '../pieces/reasons.tsx';
import type { ExplanationProps } from '../screen.ts';

export default function HighlightWordsExplanation(props: ExplanationProps<'highlight-words'>) {
  const { view, solution, player, quote, onExplain } = props;
  const shown = clickableWords(view.topic);
  const spoken = clickableWords(solution.transcript);
  const reasons = solution.indexToClick.flatMap((place, index) => {
    const reason = solution.explanations[index];
    const about = `${bareWord(shown[place] ?? '')} → ${bareWord(spoken[place] ?? '')}`;
    return reason ? [{ about, reason }] : [];
  });
  return (
    <Reasons
      explanation={solution.explanation}
      reasons={reasons}
      label="Incorrect words"
      texts={[]}
      recording={solution}
      player={player}
      quote={quote}
      onExplain={onExplain}
    />
  );
}
