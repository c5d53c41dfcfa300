import { Text } from '@mantine/core';
import type { Score } from '#domain/scoring/score.ts';
import { clockText } from '../core/server-clock.ts';
import { gradeNames, gradeOf } from './grade.ts';
import { GradeMark } from './grade-mark.tsx';
import './exercise.css';

interface Props {
  readonly score: Pick<Score, 'points' | 'maximum'>;
  /** Left out where the type counts its time itself. */
  readonly seconds?: number | undefined;
  /** Said instead of the grade, such as that the answer was looked at. */
  readonly remark?: string | undefined;
}

/** The score in one glance, where it stays in sight: the grade, the points and the time. */
export function Verdict({ score, seconds, remark }: Props) {
  const { points, maximum } = score;
  const grade = gradeOf(score);
  return (
    <div className={`verdict is-${grade}`} role="group" aria-label="Your score">
      <GradeMark grade={grade} size={32} />
      <div>
        <Text fw={700}>{remark ?? gradeNames[grade]}</Text>
        <Text size="xs" c="dimmed" className="digits">
          {points} of {maximum} {maximum === 1 ? 'point' : 'points'}
          {seconds !== undefined && ` · ${clockText(seconds)}`}
        </Text>
      </div>
    </div>
  );
}
