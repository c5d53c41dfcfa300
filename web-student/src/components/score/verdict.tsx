import { Text } from '@mantine/core';
import { pointsSum } from '#domain/scoring/points-sum.ts';
import { scoreText, type Score } from '#domain/scoring/score.ts';
import { useIsPhone } from '../use-is-phone.ts';
import { clockText } from '#student/core/server-clock.ts';
import { gradeNameOf, judgedPart } from './grade.ts';
import { ScoreRing } from './score-ring.tsx';
import styles from './verdict.module.css';

/** In characters. */
const longestOnPhone = 28;

interface Props {
  readonly score: Pick<Score, 'points' | 'maximum' | 'traits' | 'notJudged' | 'remarks'>;
  /** Omitted for types that measure their own time. */
  readonly seconds?: number | undefined;
  /** Replaces the grade, for example if the student looked at the answer. */
  readonly remark?: string | undefined;
  /** The right answer in a sentence, if it is short and the student's answer was not right. */
  readonly answer?: string | undefined;
}

export default function Verdict({ score, seconds, remark, answer }: Props) {
  const { points, maximum } = score;
  const part = judgedPart(score);
  const isPhone = useIsPhone();
  const sum = pointsSum(score);
  // A phone has room for two lines next to the buttons; the score below shows the whole sum.
  const pointsText =
    sum === undefined || (isPhone && sum.length > longestOnPhone)
      ? `${points} of ${maximum} ${maximum === 1 ? 'point' : 'points'}`
      : sum;
  return (
    <div className={styles['verdict']} role="group" aria-label="Your score">
      <ScoreRing score={score} label={part} />
      <div>
        <Text fw={700}>
          {remark ??
            (part === undefined
              ? [gradeNameOf(score), answer].filter(Boolean).join('. ')
              : `${scoreText(score)} · ${part}`)}
        </Text>
        <Text size="xs" c="dimmed" className="digits">
          {[part === undefined && pointsText, seconds !== undefined && clockText(seconds)]
            .filter((text) => text !== false)
            .join(' · ')}
        </Text>
      </div>
    </div>
  );
}
