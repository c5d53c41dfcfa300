import { useAnswer } from '../use-answer.ts';
import { ChoiceMaterial } from '../pieces/choice/choice-material.tsx';
import { optionReasons } from '../pieces/choice/option-reason.tsx';
import { Options } from '../pieces/choice/options.tsx';

export default function MultipleChoice() {
  const shown = useAnswer('multiple-choice');
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
        kind="checkbox"
        legend={view.question ?? 'Choose every right option.'}
        options={view.multichoice}
        chosen={answer.selectedAnswer}
        correct={solution && (isMarked || showAnswer) ? solution.correctAnswers : undefined}
        isMarked={isMarked}
        isLocked={isLocked || isMarked}
        fault={fault}
        reasonOf={isMarked ? optionReasons(shown) : undefined}
        onChange={(selectedAnswer, step) => change({ type: view.type, selectedAnswer }, step)}
      />
    </ChoiceMaterial>
  );
}
