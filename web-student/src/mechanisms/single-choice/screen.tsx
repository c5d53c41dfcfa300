import type { CodeOf } from '#domain/question-types/kinds.ts';
import { useAnswer } from '../use-answer.ts';
import { ChoiceMaterial } from '../pieces/choice/choice-material.tsx';
import { optionReasons } from '../pieces/choice/option-reason.tsx';
import { Options } from '../pieces/choice/options.tsx';

const legends = {
  RSA: 'Choose the right option.',
  LSA: 'Choose the right option.',
  LHS: 'Which summary fits the recording?',
  LMW: 'Which words are missing at the end?',
} as const satisfies Record<CodeOf<'single-choice'>, string>;

export default function SingleChoice() {
  const shown = useAnswer('single-choice');
  const { view, answer, change, phase, solution, showAnswer, isLocked, fault } = shown;
  const isMarked = phase === 'after';
  return (
    <ChoiceMaterial
      view={view}
      phase={phase}
      transcript={isMarked ? solution?.transcript : undefined}
      player={shown.player}
      quote={shown.quote}
    >
      <Options
        kind="radio"
        legend={view.question ?? legends[view.type]}
        options={view.multichoice}
        chosen={answer.selectedAnswer === '' ? [] : [answer.selectedAnswer]}
        correct={solution && (isMarked || showAnswer) ? [solution.correctAnswer] : undefined}
        isMarked={isMarked}
        isLocked={isLocked || isMarked}
        fault={fault}
        reasonOf={isMarked ? optionReasons(shown) : undefined}
        onChange={([selectedAnswer = ''], step) => change({ type: view.type, selectedAnswer }, step)}
      />
    </ChoiceMaterial>
  );
}
