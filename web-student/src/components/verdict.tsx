import { Text } from '@mantine/core';
import { scoreText, type Score } from '#domain/scoring/score.ts';
import { clockText } from '../core/server-clock.ts';
import { gradeNames, gradeOf, judgedPart } from './grade.ts';
import { ScoreRing } from './score-ring.tsx';
import './exercise.css';

interface Props {
  readonly score: Pick<Score, 'points' | 'maximum' | 'traits' | 'notJudged' | 'remarks'>;
  /** Left out where the type counts its time itself. */
  readonly seconds?: number | undefined;
  /** Said instead of the grade, such as that the answer was looked at. */
  readonly remark?: string | undefined;
}

/** The score in one glance, where it stays in sight: the grade, the points and the time. */
export default function Verdict({ score, seconds, remark }: Props) {
  const { points, maximum } = score;
  const grade = gradeOf(score);
  const part = judgedPart(score);
  return (
    <div className="verdict" role="group" aria-label="Your score">
      <ScoreRing score={score} label={part} />
      <div>
        <Text fw={700}>
          {remark ?? (part === undefined ? gradeNames[grade] : `${scoreText(score)} · ${part}`)}
        </Text>
        <Text size="xs" c="dimmed" className="digits">
          {[
            part === undefined && `${points} of ${maximum} ${maximum === 1 ? 'point' : 'points'}`,
            seconds !== undefined && clockText(seconds),
          ]
            .filter((text) => text !== false)
            .join(' · ')}
        </Text>
      </div>
    </div>
  );
}
