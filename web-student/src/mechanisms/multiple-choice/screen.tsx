import { useAnswer } from '../use-answer.ts';
import { ChoiceScreen } from '../pieces/choice/choice-screen.tsx';

export default function MultipleChoice() {
  const shown = useAnswer('multiple-choice');
  const { view, answer, change, solution } = shown;
  return (
    <ChoiceScreen
      shown={shown}
      kind="checkbox"
      legend="Choose every right option."
      chosen={answer.selectedAnswer}
      correct={solution?.correctAnswers}
      onChange={(selectedAnswer, step) => change({ type: view.type, selectedAnswer }, step)}
    />
  );
}
