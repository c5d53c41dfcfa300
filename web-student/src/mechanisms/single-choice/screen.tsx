import type { CodeOf } from '#domain/question-types/kinds.ts';
import { useAnswer } from '../use-answer.ts';
import { ChoiceScreen } from '../pieces/choice/choice-screen.tsx';

const legends = {
  RSA: 'Choose the right option.',
  LSA: 'Choose the right option.',
  LHS: 'Which summary fits the recording?',
  LMW: 'Which words are missing at the end?',
} as const satisfies Record<CodeOf<'single-choice'>, string>;

export default function SingleChoice() {
  const shown = useAnswer('single-choice');
  const { view, answer, change, solution } = shown;
  return (
    <ChoiceScreen
      shown={shown}
      kind="radio"
      legend={legends[view.type]}
      chosen={answer.selectedAnswer === '' ? [] : [answer.selectedAnswer]}
      correct={solution && [solution.correctAnswer]}
      onChange={([selectedAnswer = ''], step) => change({ type: view.type, selectedAnswer }, step)}
    />
  );
}
