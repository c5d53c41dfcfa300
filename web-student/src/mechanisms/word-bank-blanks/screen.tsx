import { useAnswer } from '../use-answer.ts';
import { BlankFields } from '../pieces/blanks/blank-fields.tsx';
import { OpenBlanks } from './open-blanks.tsx';

const nothing = () => null;

export default function WordBankBlanksScreen() {
  const { view, answer, phase } = useAnswer('word-bank-blanks');
  if (phase === 'before') return <OpenBlanks />;
  return <BlankFields topic={view.topic} given={answer.selectedAnswer} renderField={nothing} />;
}
