import type { QuestionScreenProps } from '../screen.ts';
import { BlankText } from '../pieces/blanks/blank-text.tsx';
import { MarkedBlank, rightBlanks } from '../pieces/blanks/marked-blank.tsx';
import { OpenBlanks } from './open-blanks.tsx';
import '../mechanisms.css';

/** Words are dragged from the bank into the blanks of a text, each used once. */
export default function WordBankBlanksScreen(props: QuestionScreenProps<'word-bank-blanks'>) {
  const { view, answer, phase, score, solution, showAnswer, quote } = props;
  if (phase === 'before') return <OpenBlanks {...props} />;
  const isRight = rightBlanks(score);
  return (
    <BlankText
      topic={view.topic}
      words={solution?.correctAnswers}
      quote={quote}
      isMarked
      renderBlank={(index) => (
        <MarkedBlank
          index={index}
          given={answer.selectedAnswer[index] ?? ''}
          isRight={isRight(index)}
          expected={showAnswer ? solution?.correctAnswers[index] : undefined}
        />
      )}
    />
  );
}
