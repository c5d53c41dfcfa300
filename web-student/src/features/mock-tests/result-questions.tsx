import { useState } from 'react';
import { scoreText } from '#domain/scoring/score.ts';
import { flushSync } from 'react-dom';
import { gradeNameOf, gradeOf } from '../../components/grade.ts';
import { GradeMark } from '../../components/grade-mark.tsx';
import { useIsPhone } from '../../components/use-is-phone.ts';
import { clockText } from '../../core/server-clock.ts';
import type { ResultEntry } from './result-entry.tsx';
import { anchorOf, ResultQuestion } from './result-question.tsx';

/** Whether a question of a test lost points, or has none. */
export const isMissed = ({ score }: ResultEntry) => score === undefined || score.points < score.maximum;

/** A whole exam may have sixty, with a recording each: the first ones will do, the chips lead to the others. */
const mostOpenAtADesk = 5;

interface Props {
  readonly sessionId: string;
  readonly questions: readonly ResultEntry[];
}

/** The questions of a finished test: chips that lead to each, and of the questions the first ones open that lost points. */
export function ResultQuestions({ sessionId, questions }: Props) {
  const mostOpen = useIsPhone() ? 1 : mostOpenAtADesk;
  const [open, setOpen] = useState<ReadonlySet<number>>(() => {
    const missed = questions.flatMap((entry, index) => (isMissed(entry) ? [index] : []));
    return new Set(missed.slice(0, mostOpen));
  });
  const toggle = (index: number, isOpen: boolean) =>
    setOpen((now) => new Set(isOpen ? [...now, index] : [...now].filter((one) => one !== index)));
  return (
    <>
      <nav className="chips result-jumps" aria-label="Questions of this test">
        {questions.map((entry, index) => (
          <a
            key={entry.question.uid}
            className="chip"
            href={`#${anchorOf(index + 1)}`}
            onClick={(event) => {
              event.preventDefault();
              flushSync(() => toggle(index, true));
              const section = document.getElementById(anchorOf(index + 1));
              section?.querySelector('summary')?.focus({ preventScroll: true });
              section?.scrollIntoView({ block: 'start' });
            }}
          >
            {entry.score && (
              <GradeMark grade={gradeOf(entry.score)} label={gradeNameOf(entry.score)} size={18} />
            )}
            <b>{index + 1}</b>{' '}
            <span className="result-jump-more">
              {entry.score ? scoreText(entry.score) : 'no score'}{' '}
              {entry.secondsUsed !== undefined && <span>{clockText(entry.secondsUsed)}</span>}
            </span>
          </a>
        ))}
      </nav>
      {questions.map((entry, index) => (
        <ResultQuestion
          key={entry.question.uid}
          sessionId={sessionId}
          entry={entry}
          number={index + 1}
          isOpen={open.has(index)}
          onToggle={(isOpen) => toggle(index, isOpen)}
        />
      ))}
    </>
  );
}
