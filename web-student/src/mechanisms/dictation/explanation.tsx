import { compareWords } from '#domain/scoring/compare-words.ts';
import { wordsOf } from '#domain/scoring/words.ts';
import { Reasons } from '../pieces/reasons.tsx';
import type { ExplanationProps } from '../screen.ts';

export default function DictationExplanation(props: ExplanationProps<'dictation'>) {
  const { solution, answer, player, quote, onExplain } = props;
  const isRight = compareWords(solution.transcript, answer.text)
    .filter(({ kind }) => kind !== 'extra')
    .map(({ kind }) => kind === 'right');
  const reasons = wordsOf(solution.transcript).flatMap(({ text }, index) => {
    const reason = solution.explanations[index];
    return reason && isRight[index] !== true ? [{ about: text, reason }] : [];
  });
  return (
    <Reasons
      explanation={solution.explanation}
      reasons={reasons}
      label="Words you missed"
      isCompact
      texts={[solution.transcript]}
      recording={solution}
      player={player}
      quote={quote}
      onExplain={onExplain}
    />
  );
}
