import { Text } from '@mantine/core';
import type { ExamType } from '#domain/accounts/exam-type.ts';
import type { MockTestResult } from '#domain/sittings/contract.ts';
import { sections } from '#domain/question-types/section.ts';
import { cefrOf, clbOf } from '#domain/scorecards/scale.ts';
import { sectionNames } from '#student/components/section-names.ts';
import type { SittingEstimate } from './named-figures.ts';
import styles from './overall-figure.module.css';

interface Props {
  readonly estimate: Pick<SittingEstimate, 'overall' | 'skills'>;
  readonly examType: ExamType;
  readonly percentile: MockTestResult['percentile'];
}

export function OverallFigure({ estimate: { overall, skills }, examType, percentile }: Props) {
  if (!overall) {
    const missing = sections
      .filter((skill) => !skills[skill])
      .map((skill) => sectionNames[skill].toLowerCase());
    return (
      <div>
        <Text fw={650}>No overall estimate</Text>
        <Text size="sm" c="dimmed" maw={420}>
          It needs all four skills. This test has no scored answers for {listOf(missing)}.
        </Text>
      </div>
    );
  }
  const benchmark = examType === 'core' ? benchmarkOf(skills) : undefined;
  return (
    <div>
      <Text size="sm" fw={550} id="overall">
        Overall, estimated
      </Text>
      <p className={`${styles['scorecard-overall']} digits`} aria-labelledby="overall">
        <b>{overall.value}</b> <span>of 90</span>
      </p>
      <Text className="digits">
        Between {overall.low} and {overall.high} · CEFR {levels(overall.low, overall.value, overall.high)}
      </Text>
      {examType === 'core' && (
        <Text>
          {benchmark === undefined
            ? 'Below CLB 3: the lowest skill counts.'
            : `CLB ${benchmark}: the lowest skill counts.`}
        </Text>
      )}
      {percentile && (
        <Text size="sm" mt={4}>
          Higher than {percentile.below}% of {percentile.of} results of this exam.
        </Text>
      )}
    </div>
  );
}

/** One level, or with the levels of the range: `B1 (B1 to B2)`. */
function levels(low: number, value: number, high: number): string {
  const [least, level, most] = [low, value, high].map(cefrOf);
  return least === most ? `${level}` : `${level} (${least} to ${most})`;
}

function benchmarkOf(skills: SittingEstimate['skills']): number | undefined {
  const { speaking, writing, reading, listening } = skills;
  if (!speaking || !writing || !reading || !listening) return undefined;
  return clbOf({
    speaking: speaking.value,
    writing: writing.value,
    reading: reading.value,
    listening: listening.value,
  });
}

const listOf = (names: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names);
