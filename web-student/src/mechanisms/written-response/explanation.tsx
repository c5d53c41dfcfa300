import { Reasons } from '../pieces/reasons.tsx';
import type { ExplanationProps } from '../screen.ts';

/** What a good answer has. */
export default function WrittenResponseExplanation(props: ExplanationProps<'written-response'>) {
  const { solution, quote, onExplain } = props;
  return (
    <Reasons
      explanation={solution.explanation}
      reasons={[]}
      label="Reasons"
      texts={[]}
      quote={quote}
      onExplain={onExplain}
    />
  );
}
