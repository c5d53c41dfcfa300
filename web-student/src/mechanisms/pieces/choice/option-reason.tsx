import type { ReactNode } from 'react';
import type { QuestionScreenProps } from '../../screen.ts';
import { ReasonText } from '../reason-text.tsx';

type Props = Pick<
  QuestionScreenProps<'single-choice' | 'multiple-choice'>,
  'view' | 'solution' | 'player' | 'quote' | 'onExplain'
>;

const unmarked = () => undefined;

/** Why an option is right or not, by its place; `undefined` while the key may not be seen. */
export function optionReasons({ view, solution, player, quote, onExplain = unmarked }: Props) {
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
          onExplain={onExplain}
        />
      )
    );
  };
}
