import {
  IconCircle,
  IconCircleCheckFilled,
  IconCircleHalf2,
  IconCircleXFilled,
  IconLock,
} from '@tabler/icons-react';
import type { QuestionListing } from '#domain/questions/contract.ts';
import { lastGradeNameOf, lastGradeOf } from '#student/components/score/grade.ts';
import styles from './practice.module.css';

export function QuestionState({ question }: { readonly question: QuestionListing }) {
  const { name, Icon, className } = stateOf(question);
  return (
    <span className={`${styles['question-state']} ${className}`} role="img" aria-label={name} title={name}>
      <Icon size={20} stroke={1.6} aria-hidden />
    </span>
  );
}

function stateOf(question: QuestionListing) {
  const { isLocked, answered } = question;
  if (isLocked) return { name: 'Locked', Icon: IconLock, className: '' };
  if (answered === 0) return { name: 'Not done', Icon: IconCircle, className: styles['is-dimmed'] };
  const grade = lastGradeOf(question);
  const name = lastGradeNameOf(question);
  return { ...doneStates[grade], name };
}

const doneStates = {
  right: { Icon: IconCircleCheckFilled, className: 'mark-right' },
  partial: { Icon: IconCircleHalf2, className: 'mark-partial' },
  wrong: { Icon: IconCircleXFilled, className: 'mark-wrong' },
} as const;
