import { Button, Group, Text } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { skillNames } from '#domain/question-types/catalogue/rubrics.ts';
import type { Score } from '#domain/scoring/score.ts';
import { gradeOf } from '#student/components/score/grade.ts';
import { GradeMark } from '#student/components/score/grade-mark.tsx';
import { preloadable } from '#student/components/preloadable.tsx';
import styles from '../reasons.module.css';
import columnStyles from './analysed-reasons.module.css';

const ScoreDialog = preloadable(() => import('./score-dialog.tsx'));

interface Props {
  readonly score: Score;
  readonly comments: readonly string[];
  readonly text: string;
  readonly sampleAnswer: string | undefined;
  readonly explanation: string;
  readonly lead?: ReactNode;
  readonly renderTrait: (trait: Score['traits'][number]) => ReactNode;
  readonly onSeeDetails: (() => void) | undefined;
  readonly isInColumns?: boolean;
}

export function AnalysedReasons({ score, comments, lead, explanation, renderTrait, ...shown }: Props) {
  const { text, sampleAnswer, onSeeDetails, isInColumns = false } = shown;
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (next: { readonly current: HTMLElement | null }) => {
    setOpen(false);
    // Wait until the dialog has closed and released the focus.
    requestAnimationFrame(() => next.current?.focus());
  };
  return (
    <div className={isInColumns ? `${styles['reasons']} ${columnStyles['in-columns']}` : styles['reasons']}>
      {lead}
      <div>
        <Button
          ref={opener}
          variant="default"
          leftSection={<IconTable size={18} aria-hidden />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          AI Score analysis
        </Button>
      </div>
      <div ref={details} tabIndex={-1} className={`${columnStyles['score-details']} focus-target`}>
        <ul className={styles['reason-list']} aria-label="Score details">
          {score.traits.map((one, index) => (
            <li key={one.trait} className={styles['reason']}>
              <Group gap={8} wrap="nowrap">
                <GradeMark grade={gradeOf(one)} size={18} />
                <Text fw={600}>
                  {skillNames[one.trait]}: {one.points} of {one.maximum}
                </Text>
              </Group>
              {/* Several skills can share a comment, such as that a gate is closed. Show it once. */}
              {(one.alone !== undefined || comments.indexOf(comments[index] ?? '') === index) && (
                <Text size="sm">{comments[index]}</Text>
              )}
              {renderTrait(one)}
            </li>
          ))}
        </ul>
      </div>
      <Text>{explanation}</Text>
      {isOpen && (
        <Suspense fallback={null}>
          <ScoreDialog
            score={score}
            comments={comments}
            text={text}
            sampleAnswer={sampleAnswer}
            onClose={() => close(opener)}
            onSeeDetails={() => {
              close(details);
              onSeeDetails?.();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
