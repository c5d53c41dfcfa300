import { Reasons } from '../pieces/reasons.tsx';
import type { ExplanationProps } from '../screen.ts';

export default function ReorderExplanation(props: ExplanationProps<'reorder'>) {
  const { view, solution, quote, onExplain } = props;
  const reasons = solution.items.slice(1).flatMap((id, index) => {
    const reason = solution.explanations[index];
    return reason ? [{ about: `${solution.items[index]} then ${id}`, reason }] : [];
  });
  return (
    <Reasons
      explanation={solution.explanation}
      reasons={reasons}
      label="Pairs"
      texts={view.paragraphs.map((paragraph) => paragraph.text)}
      quote={quote}
      onExplain={onExplain}
    />
  );
}
