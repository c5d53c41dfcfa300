import { capitalized } from '#domain/core/text/capitalized.ts';
import { Text, Title } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { scoreInWords, type AnswerableCode } from '#domain/question-types/registry.ts';
import { skillNames } from '#domain/question-types/catalogue/rubrics.ts';
import { pointsSum } from '#domain/scoring/points-sum.ts';
import { scoreText, type Score } from '#domain/scoring/score.ts';
import { gradeNameOf, gradeOf, judgedPart } from './grade.ts';
import { GradeMark } from './grade-mark.tsx';
import { scoringRule } from './scoring-rule.ts';
import { TraitBars } from './trait-bars.tsx';
import styles from './outcome.module.css';

interface Props {
  readonly type: AnswerableCode;
  readonly score: Score;
  readonly correction?: { readonly first: Score; readonly reason: string } | undefined;
  readonly remark?: string | undefined;
  readonly takesFocus?: boolean;
  readonly question?: ReactNode;
  readonly children: ReactNode;
}

export function Outcome({ type, score, correction, remark, takesFocus = false, question, children }: Props) {
  const section = useRef<HTMLElement>(null);
  const holdsQuestion = question !== undefined;
  useEffect(() => {
    // The verdict is visible already, so do not scroll, unless the question moved below the score.
    if (takesFocus) section.current?.focus({ preventScroll: true });
    if (takesFocus && holdsQuestion) section.current?.scrollIntoView({ block: 'start' });
  }, [takesFocus, holdsQuestion]);
  const grade = gradeOf(score);
  const isJudgedInParts = score.traits.length > 1;
  // With one point, or with scores by trait, the summary would repeat the heading.
  const isInHeading = isJudgedInParts || score.maximum <= 1;
  const summary =
    remark ?? (isInHeading ? undefined : sentence(pointsSum(score) ?? scoreInWords(type, score)));
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={styles['outcome']}
      aria-label={`Score ${scoreText(score)}`}
    >
      <div className={styles['outcome-head']}>
        <GradeMark grade={grade} label={judgedPart(score) ?? gradeNameOf(score)} />
        <Title order={2} size="h5">
          Score {scoreText(score)}
        </Title>
        {summary !== undefined && <Text c="dimmed">{summary}</Text>}
      </div>
      {correction && <Correction first={correction.first} reason={correction.reason} />}
      {isJudgedInParts && <TraitBars score={score} />}
      {score.notJudged && score.notJudged.length > 0 && (
        <Text size="sm">
          Not scored yet: {score.notJudged.map((trait) => skillNames[trait]).join(', ')}. The points cover the
          other traits.
        </Text>
      )}
      {question}
      <Title order={3} size="h5" mt="sm" mb={4}>
        Why
      </Title>
      {children}
      <details className={`${styles['outcome-details']} quiet quiet-summary`}>
        <summary>How this is scored</summary>
        {isJudgedInParts ? <p>{scoringRule(type)}</p> : <Traits type={type} score={score} />}
        {score.detailed && <DetailedScale detailed={score.detailed} />}
        Rubric {score.rubric}, scorer version {score.scorerVersion}.
      </details>
    </section>
  );
}

function Traits({ type, score }: Pick<Props, 'type' | 'score'>) {
  return (
    <dl className={styles['outcome-traits']}>
      {score.traits.map(({ trait, points, maximum }) => (
        <div key={trait}>
          <dt>{skillNames[trait]}</dt>
          <dd>
            <strong>
              {points} of {maximum}
            </strong>{' '}
            <Text component="span" size="sm" c="dimmed">
              · {scoringRule(type)}
            </Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The same answer on the finer scale of 2025. Collapsed, because it is not a second score. */
function DetailedScale({ detailed }: { readonly detailed: NonNullable<Score['detailed']> }) {
  const { traits, points, maximum } = detailed;
  return (
    <p>
      On the detailed scale this answer gets {points} of {maximum} points:{' '}
      {traits.map((one) => `${skillNames[one.trait]} ${one.points} of ${one.maximum}`).join(', ')}.
    </p>
  );
}

/** Both scores stay visible, because the first one was not the student's fault. */
export function Correction({ first, reason }: { readonly first: Score; readonly reason: string }) {
  return (
    <Text className={styles['outcome-correction']} mt="xs" size="sm">
      <strong>This question was corrected.</strong> Your first score was {scoreText(first)}. {reason}
    </Text>
  );
}

const sentence = (text: string) => `${capitalized(text)}.`;
