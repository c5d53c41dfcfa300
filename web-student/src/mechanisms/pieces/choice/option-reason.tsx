import type { ReactNode } from 'react';
import type { AnswerOnScreen } from '../../use-answer.ts';
import { ReasonText } from '../reason-text.tsx';

type Shown = Pick<
  AnswerOnScreen<'single-choice' | 'multiple-choice'>,
  'view' | 'solution' | 'player' | 'quote' | 'explain'
>;

export function optionReasons({ view, solution, player, quote, explain }: Shown) {
  if (!solution) return undefined;
  const text = view.track === undefined ? view.topic : (solution.transcript ?? '');
  return (index: number): ReactNode => {
    const reason = solution.explanations[index];
    return (
      reason && (
        <ReasonText
          reason={reason}
          texts={[text]}
          recording={solution}
          player={player}
          quote={quote}
          onExplain={explain}
        />
      )
    );
  };
}
