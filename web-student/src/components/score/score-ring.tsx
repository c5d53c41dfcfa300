import { Text } from '@mantine/core';
import type { Score } from '#domain/scoring/score.ts';
import { gradeNameOf, gradeOf } from './grade.ts';
import styles from './score-ring.module.css';

/** With a circumference of 100, a share is a length. */
const radius = 100 / (2 * Math.PI);
/** The space inside the ring as a share of its diameter, and a digit's width as a share of the font size. */
const [room, digitWidth] = [0.69, 0.62];

interface Props {
  readonly score: Pick<Score, 'points' | 'maximum'> & Partial<Pick<Score, 'traits'>>;
  readonly label?: string | undefined;
  readonly size?: number;
}

export function ScoreRing({ score, label, size = 48 }: Props) {
  const { points, maximum } = score;
  const grade = gradeOf(score);
  const share = maximum > 0 ? (100 * points) / maximum : 0;
  const text = `${points}/${maximum}`;
  const fontSize = Math.min(size > 60 ? 16 : 12, Math.floor((room * size) / (digitWidth * text.length)));
  const circle = { cx: 20, cy: 20, r: radius, fill: 'none', strokeWidth: 4 } as const;
  return (
    <span className={`${styles['ring']} mark-${grade}`}>
      <svg viewBox="0 0 40 40" width={size} height={size} role="img" aria-label={label ?? gradeNameOf(score)}>
        <circle {...circle} stroke="currentColor" opacity="0.3" />
        <circle
          {...circle}
          stroke="currentColor"
          strokeDasharray={`${share} 100`}
          transform="rotate(-90 20 20)"
        />
      </svg>
      <Text component="span" fz={fontSize} fw={650} className="digits" aria-hidden>
        {text}
      </Text>
    </span>
  );
}
