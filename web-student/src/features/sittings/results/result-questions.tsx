import { Title } from '@mantine/core';
import { useState } from 'react';
import { scoreText } from '#domain/scoring/score.ts';
import { flushSync } from 'react-dom';
import { gradeNameOf, gradeOf } from '#student/components/score/grade.ts';
import { GradeMark } from '#student/components/score/grade-mark.tsx';
import { clockText } from '#student/core/server-clock.ts';
import type { ResultEntry } from './result-entry.tsx';
import { anchorOf, ResultQuestion } from './result-question.tsx';
import layout from '#student/components/styles/layout.module.css';
import styles from './result-questions.module.css';
import chipStyles from '#student/components/styles/chip.module.css';

export const isMissed = ({ score }: ResultEntry) => score === undefined || score.points < score.maximum;

interface Props {
  readonly sessionId: string;
  readonly questions: readonly ResultEntry[];
}

export function ResultQuestions({ sessionId, questions }: Props) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const toggle = (index: number, isOpen: boolean) =>
    setOpen((now) => new Set(isOpen ? [...now, index] : [...now].filter((one) => one !== index)));
  return (
    <section aria-labelledby="questions">
      <Title order={2} size="h4" id="questions" mb="sm">
        Every question
      </Title>
      <nav className={`${layout['chips']} ${styles['result-jumps']}`} aria-label="Questions of this test">
        {questions.map((entry, index) => (
          <a
            key={entry.question.uid}
            className={chipStyles['chip']}
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
            <span className={styles['result-jump-more']}>
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
    </section>
  );
}
