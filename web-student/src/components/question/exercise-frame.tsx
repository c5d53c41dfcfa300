import { Text, Title } from '@mantine/core';
import { Suspense, useRef, type ReactNode } from 'react';
import { catalogue } from '#domain/question-types/catalogue.ts';
import type { QuestionView } from '#domain/question-types/registry.ts';
import { truncated } from '#domain/core/text/truncated.ts';
import { columnsOf } from './columns-of.ts';
import { Instruction } from './instruction.tsx';
import { PageSkeleton } from '../page-skeleton.tsx';
import { useHeightAs } from './use-height-as.ts';
import badgeStyles from '../styles/type-badge.module.css';
import layout from '../styles/layout.module.css';
import barStyles from '../styles/bar.module.css';
import styles from './exercise-frame.module.css';

interface Props {
  readonly view: Pick<QuestionView, 'uid' | 'type' | 'title' | 'difficulty'>;
  readonly context: 'practice' | 'test';
  readonly top?: ReactNode;
  readonly notes?: ReactNode;
  readonly children: ReactNode;
  readonly note?: ReactNode;
  readonly time?: TimeProps | undefined;
  readonly verdict?: ReactNode;
  readonly actions: ReactNode;
  readonly isBeside?: boolean;
}

interface TimeProps {
  readonly label: string;
  readonly text: string;
  readonly note: string;
  readonly percent: number;
  readonly isUrgent?: boolean;
}

export function ExerciseFrame(props: Props) {
  const { view, context, top, notes, children, note, time, verdict, actions, isBeside = true } = props;
  const { name, color } = catalogue[view.type];
  const foot = useRef<HTMLElement>(null);
  useHeightAs('--foot-height', foot);
  return (
    <article
      className={`${styles['exercise']} ${styles['columns']}`}
      data-columns={isBeside ? columnsOf(view.type) : 1}
      style={{ '--category': `var(--mantine-color-${color}-6)` }}
    >
      {top}
      <header className={`${styles['exercise-head']} ${layout['row']}`}>
        <span className={`${badgeStyles['type-badge']} ${styles['exercise-badge']}`} aria-hidden>
          {view.type}
        </span>
        <Title order={1} size="h3">
          {name}
        </Title>
        {/* The exam shows no title, because it would reveal the topic. */}
        {context === 'practice' && (
          <Text c="dimmed" size="sm" className={styles['exercise-about']}>
            {view.uid} · {truncated(view.title)} · Difficulty {view.difficulty} of 5
          </Text>
        )}
      </header>
      <div className={`${styles['exercise-notes']} ${layout['chips']}`}>
        <Instruction type={view.type} context={context} />
        {notes}
      </div>
      <div className={styles['exercise-body']}>
        <Suspense fallback={<PageSkeleton rows={2} />}>{children}</Suspense>
      </div>
      <footer
        className={`${styles['exercise-foot']} ${layout['row']}`}
        data-has-verdict={Boolean(verdict)}
        ref={foot}
      >
        {note}
        {verdict ?? (time && <Time {...time} />)}
        <div className={`${styles['exercise-actions']} ${layout['chips']}`}>{actions}</div>
      </footer>
    </article>
  );
}

function Time({ label, text, note, percent, isUrgent = false }: TimeProps) {
  return (
    <div className={styles['exercise-time']}>
      <div className={`${styles['exercise-time-row']} ${layout['row']} ${layout['spread']} small`}>
        <Text component="span" fw={600} className="digits" role="timer" aria-label={label}>
          {text}
        </Text>
        <Text component="span" size="xs" c="dimmed">
          {note}
        </Text>
      </div>
      <div
        className={barStyles['bar']}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
      >
        <span
          style={{
            background: `var(--mantine-color-${isUrgent ? 'red' : 'blue'}-7)`,
            inlineSize: `${percent}%`,
          }}
        />
      </div>
    </div>
  );
}
