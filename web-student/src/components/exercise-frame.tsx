import { Progress, Text, Title } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { QuestionView } from '#domain/question-types/registry.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import './exercise.css';

interface Props {
  readonly view: QuestionView;
  /** Above the instruction, such as the way back. */
  readonly top?: ReactNode;
  readonly children: ReactNode;
  /** What must be seen wherever the page is scrolled to. */
  readonly note?: ReactNode;
  readonly time: TimeProps;
  /** At most one of these is primary; it stands last. */
  readonly actions: ReactNode;
}

interface TimeProps {
  readonly label: string;
  readonly text: string;
  readonly note: string;
  /** 0 to 100. */
  readonly percent: number;
  readonly isUrgent?: boolean;
}

/** As in the exam: the instruction on top, the material, the answer; time, progress and the one button at the bottom. */
export function ExerciseFrame({ view, top, children, note, time, actions }: Props) {
  const { abreviation, name, task, color } = catalogue[view.type];
  return (
    <article className="exercise" style={{ '--category': `var(--mantine-color-${color}-6)` }}>
      {top}
      <header className="exercise-head">
        <span className="type-badge" aria-hidden>
          {abreviation}
        </span>
        <Title order={1} size="h3">
          {name}
        </Title>
        <Text c="dimmed" size="sm">
          {view.uid} · {view.title} · {view.level}
        </Text>
      </header>
      <p className="exercise-task">{task}</p>
      <div className="exercise-body">
        <Suspense fallback={<PageSkeleton rows={2} />}>{children}</Suspense>
      </div>
      <footer className="exercise-foot">
        {note}
        <Time {...time} />
        <div className="exercise-actions">{actions}</div>
      </footer>
    </article>
  );
}

function Time({ label, text, note, percent, isUrgent = false }: TimeProps) {
  return (
    <div className="exercise-time">
      <div className="exercise-time-row">
        <Text component="span" fw={600} className="digits" role="timer" aria-label={label}>
          {text}
        </Text>
        <Text component="span" size="xs" c="dimmed">
          {note}
        </Text>
      </div>
      <Progress value={percent} size="sm" color={isUrgent ? 'red.7' : 'blue.7'} aria-label={label} />
    </div>
  );
}
