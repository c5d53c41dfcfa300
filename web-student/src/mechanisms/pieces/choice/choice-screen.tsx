import type { AnswerOnScreen } from '../../use-answer.ts';
import type { Step } from '../../screen.ts';
import { ChoiceMaterial } from './choice-material.tsx';
import { optionReasons } from './option-reason.tsx';
import { Options } from './options.tsx';

type Shown = Pick<
  AnswerOnScreen<'single-choice' | 'multiple-choice'>,
  'view' | 'phase' | 'solution' | 'showAnswer' | 'isLocked' | 'fault' | 'player' | 'quote' | 'explain'
>;

interface Props {
  readonly shown: Shown;
  readonly kind: 'radio' | 'checkbox';
  /** Used unless the question has its own. */
  readonly legend: string;
  readonly chosen: readonly string[];
  readonly correct: readonly string[] | undefined;
  readonly onChange: (chosen: string[], step: Step) => void;
}

export function ChoiceScreen({ shown, kind, legend, chosen, correct, onChange }: Props) {
  const { view, phase, solution, showAnswer, isLocked, fault, player, quote } = shown;
  const isMarked = phase === 'after';
  return (
    <ChoiceMaterial
      view={view}
      phase={phase}
      transcript={isMarked ? solution?.transcript : undefined}
      player={player}
      quote={quote}
    >
      <Options
        kind={kind}
        legend={view.question ?? legend}
        options={view.multichoice}
        chosen={chosen}
        correct={isMarked || showAnswer ? correct : undefined}
        isMarked={isMarked}
        isLocked={isLocked || isMarked}
        fault={fault}
        reasonOf={isMarked ? optionReasons(shown) : undefined}
        onChange={onChange}
      />
    </ChoiceMaterial>
  );
}
