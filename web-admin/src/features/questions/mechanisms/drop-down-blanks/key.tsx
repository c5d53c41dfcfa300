import type { QuestionOf } from '#domain/question-types/kinds.ts';
import { Lines, Part } from '../../shown/pieces.tsx';
import { FilledText } from '../shared/blanks-key.tsx';

export const DropDownBlanksKey = ({ question }: { question: QuestionOf<'drop-down-blanks'> }) => (
  <>
    <FilledText question={question} />
    {question.wordsGiven.map((words, blank) => (
      <Part key={blank} title={`Blank ${blank + 1}`}>
        <Lines
          lines={words.map((text) => {
            const isKey = text === question.correctAnswers[blank];
            return { text, isKey, reason: isKey ? question.explanations[blank] : undefined };
          })}
        />
      </Part>
    ))}
  </>
);
