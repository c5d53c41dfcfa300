import { Group, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { sections } from '#domain/question-types/section.ts';
import { scale } from '#domain/scorecards/scale.ts';
import { fewestAnswers } from '#domain/study-plan/score-today.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { WhyOverall } from '#student/components/score/why-overall.tsx';
import { sectionNames } from '#student/components/section-names.ts';
import { skillColors } from '#student/components/skill-colors.ts';
import styles from '#student/components/styles/strength-list.module.css';
import type { OwnStudyPlan } from '#student/queries/study-plan.ts';
import { EmptyRange, RangeBar } from '#student/components/tables/range-bar.tsx';

interface Props {
  readonly score: OwnStudyPlan['scoreToday'];
  readonly targetScore: number | undefined;
}

export function ScoreToday({ score, targetScore }: Props) {
  const { figures } = score;
  return (
    <section aria-labelledby="estimate-title">
      <Title order={2} size="h5" id="estimate-title">
        Your score today
      </Title>
      {figures ? (
        <Figures {...figures} isEarly={score.isEarly} targetScore={targetScore} />
      ) : (
        <Missing {...score} />
      )}
    </section>
  );
}

function Missing({ answers, skills }: OwnStudyPlan['scoreToday']) {
  const known = skills.map((skill) => sectionNames[skill]).join(', ');
  return (
    <>
      <Text size="sm" c="dimmed" mt={4} mb="sm">
        {answers === 0
          ? `After ${fewestAnswers} answers in two skills you see your likely score here, with its range.`
          : `You have ${answers} of ${fewestAnswers} answers, in ${known}. Your likely score needs ${fewestAnswers} in two skills.`}{' '}
        Tests count more than practice.
      </Text>
      <ButtonLink to={paths.mockTests.getHref()} variant="default">
        Go to the mock tests
      </ButtonLink>
    </>
  );
}

type Figure = NonNullable<NonNullable<OwnStudyPlan['scoreToday']['figures']>['overall']>;

interface FiguresProps {
  readonly overall: Figure | null;
  readonly skills: NonNullable<OwnStudyPlan['scoreToday']['figures']>['skills'];
  readonly isEarly: boolean;
  readonly targetScore: number | undefined;
}

function Figures({ overall, skills, isEarly, targetScore }: FiguresProps) {
  const unknown = sections.filter((skill) => !skills[skill]).map((skill) => sectionNames[skill]);
  return (
    <>
      {overall ? (
        <Group gap="xs" align="baseline" mb="sm">
          {isEarly ? (
            <Text component="span" fz="xl" fw={700} lh={1.2} className="digits">
              Too early: {overall.low} to {overall.high}
            </Text>
          ) : (
            <Text component="span" fz={40} fw={700} lh={1.2} className="digits">
              {overall.value}
            </Text>
          )}
          <Text component="span" size="sm" className="digits">
            {isEarly ? 'after one day of practice' : `between ${overall.low} and ${overall.high}`}
            {targetScore !== undefined && `, target ${targetScore}`}
          </Text>
        </Group>
      ) : (
        <Text size="sm" c="dimmed" mt={4} mb="md">
          An overall score needs answers in {unknown.join(' and ')} too.
        </Text>
      )}
      <Stack component="ul" gap={16} mb={14} className={styles['strengths']}>
        {sections.map((skill) => (
          <li key={skill}>
            <span className={styles['strength-name']}>
              <Link to={paths.practice.getHref(skill)}>{sectionNames[skill]}</Link>
            </span>
            <Text component="span" size="sm" className="digits" {...(!skills[skill] && { c: 'dimmed' })}>
              {figureText(skills[skill], isEarly)}
            </Text>
            <Range figure={skills[skill]} isEarly={isEarly} color={skillColors[skill]} />
          </li>
        ))}
      </Stack>
      {overall && !isEarly && <WhyOverall overall={overall} skills={skills} />}
      <Text size="sm" c="dimmed">
        An estimate from your practice and tests of the last 90 days, on the exam’s scale of {scale.lowest} to{' '}
        {scale.highest}. The true score lies in the range nine times out of ten.
      </Text>
    </>
  );
}

function figureText(figure: Figure | undefined, isEarly: boolean): string {
  if (!figure) return 'No answer yet';
  const { value, low, high } = figure;
  return isEarly ? `${low} to ${high}` : `${value}, between ${low} and ${high}`;
}

interface RangeProps {
  readonly figure: Figure | undefined;
  readonly isEarly: boolean;
  readonly color: string;
}

function Range({ figure, isEarly, color }: RangeProps) {
  if (!figure) return <EmptyRange />;
  const place = (score: number) => ((score - scale.lowest) / (scale.highest - scale.lowest)) * 100;
  return (
    <RangeBar
      low={place(figure.low)}
      high={place(figure.high)}
      at={isEarly ? undefined : place(figure.value)}
      color={color}
    />
  );
}
