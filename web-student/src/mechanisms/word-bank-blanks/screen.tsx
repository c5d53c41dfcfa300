import type { QuestionScreenProps } from '../screen.ts';
import { BlankFields } from '../pieces/blanks/blank-fields.tsx';
import { OpenBlanks } from './open-blanks.tsx';
import '../mechanisms.css';

const nothing = () => null;

/** Words are dragged from the bank into the blanks of a text, each used once. */
export default function WordBankBlanksScreen(props: QuestionScreenProps<'word-bank-blanks'>) {
  const { view, answer, phase } = props;
  if (phase === 'before') return <OpenBlanks {...props} />;
  return <BlankFields {...props} topic={view.topic} given={answer.selectedAnswer} renderField={nothing} />;
}
