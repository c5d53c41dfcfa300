import type { QuestionOf } from '#domain/question-types/kinds.ts';
import { Part, Prose } from '../../shown/pieces.tsx';
import { FilledText, RightWords } from '../shared/blanks-key.tsx';

export const WordBankBlanksKey = ({ question }: { question: QuestionOf<'word-bank-blanks'> }) => (
  <>
    <FilledText question={question} />
    <Part title="Words given">
      <Prose>{question.wordsGiven.join(', ')}</Prose>
    </Part>
    <RightWords question={question} />
  </>
);
