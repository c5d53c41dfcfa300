import { Text } from '@mantine/core';
import { pointsSum } from '#domain/scoring/points-sum.ts';
import { scoreText, type Score } from '#domain/scoring/score.ts';
import { clockText } from '../../core/server-clock.ts';
import { gradeNameOf, judgedPart } from './grade.ts';
import { ScoreRing } from './score-ring.tsx';
import '../question/exercise.css';

interface Props {
  readonly score: Pick<Score, 'points' | 'maximum' | 'traits' | 'notJudged' | 'remarks'>;
  /** Left out where the type counts its time itself. */
  readonly seconds?: number | undefined;
  /** Said instead of the grade, such as that the answer was looked at. */
  readonly remark?: string | undefined;
  /** The right answer in a sentence, if it is short and the answer was not right. */
  readonly answer?: string | undefined;
}

export default function Verdict({ score, seconds, remark, answer }: Props) {
  const { points, maximum } = score;
  const part = judgedPart(score);
  return (
    <div className="verdict line" role="group" aria-label="Your score">
      <ScoreRing score={score} label={part} />
      <div>
        <Text fw={700}>
          {remark ??
            (part === undefined
              ? [gradeNameOf(score), answer].filter(Boolean).join('. ')
              : `${scoreText(score)} · ${part}`)}
        </Text>
        <Text size="xs" c="dimmed" className="digits">
          {[
            part === undefined &&
              (pointsSum(score) ?? `${points} of ${maximum} ${maximum === 1 ? 'point' : 'points'}`),
            seconds !== undefined && clockText(seconds),
          ]
            .filter((text) => text !== false)
            .join(' · ')}
        </Text>
      </div>
    </div>
  );
}
