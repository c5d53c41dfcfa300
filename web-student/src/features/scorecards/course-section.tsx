import { Group, NativeSelect, Paper, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { MockTestListing } from '#domain/mock-tests/contract.ts';
import { sections } from '#domain/question-types/section.ts';
import { scale } from '#domain/scorecards/scale.ts';
import { DataTable } from '#student/components/tables/data-table.tsx';
import { courseNames, figureIn, followed, scoredSittings, type CourseKey } from './course.ts';
import chart from '#student/components/styles/chart.module.css';
import styles from './course-section.module.css';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const [width, height, margin] = [600, 170, 26];
const lines = [10, 30, 50, 70, 90] as const;

export function CourseSection({ tests }: { readonly tests: readonly MockTestListing[] }) {
  const sittings = scoredSittings(tests);
  const choices = followed(sittings);
  const [chosen, setChosen] = useState<CourseKey>();
  const [first] = choices;
  const key = chosen !== undefined && choices.includes(chosen) ? chosen : first;
  if (key === undefined) return null;
  return (
    <Paper withBorder p={{ base: 'md', xs: 'lg' }} component="section" aria-labelledby="course">
      <Group justify="space-between" gap="8px 16px" mb={8}>
        <Title order={2} size="h4" id="course">
          Your tests over time
        </Title>
        <NativeSelect
          aria-label="Score in the chart"
          value={key}
          onChange={({ currentTarget }) => setChosen(choices.find((one) => one === currentTarget.value))}
          data={choices.map((one) => ({ value: one, label: courseNames[one] }))}
        />
      </Group>
      <Picture
        figures={sittings.flatMap(({ figures }) => {
          const figure = figureIn(figures, key);
          return figure ? [figure] : [];
        })}
      />
      <Text size="sm" c="dimmed">
        Estimates from 10 to 90, the first test on the left; the lines are their ranges.
      </Text>
      <DataTable
        caption="Your tests over time"
        heads={['Test', 'Date', 'Overall', ...sections.map((skill) => courseNames[skill])]}
        rows={sittings.toReversed().map(({ sessionId, name, startedAt, figures }) => ({
          key: sessionId,
          cells: [
            name,
            day.format(new Date(startedAt)),
            ...(['overall', ...sections] as const).map((one) => cellOf(figureIn(figures, one))),
          ],
        }))}
      />
    </Paper>
  );
}

interface Ranged {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

const cellOf = (figure: Ranged | undefined) =>
  figure ? `${figure.value} (${figure.low}–${figure.high})` : '–';

function Picture({ figures }: { readonly figures: readonly Ranged[] }) {
  const x = (index: number) => margin + ((index + 0.5) / figures.length) * (width - margin);
  const y = (score: number) =>
    8 + (1 - (score - scale.lowest) / (scale.highest - scale.lowest)) * (height - 16);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={`${styles['course-picture']} ${chart['chart']}`}
      aria-hidden
    >
      {lines.map((score) => (
        <g key={score}>
          <line className={chart['grid']} x1={margin} x2={width} y1={y(score)} y2={y(score)} />
          <text x={margin - 6} y={y(score)} textAnchor="end" dominantBaseline="central">
            {score}
          </text>
        </g>
      ))}
      <polyline
        className={styles['course-line']}
        points={figures.map(({ value }, index) => `${x(index)},${y(value)}`).join(' ')}
      />
      {figures.map(({ value, low, high }, index) => (
        <g key={index}>
          <line className={styles['course-range']} x1={x(index)} x2={x(index)} y1={y(low)} y2={y(high)} />
          <circle className={styles['course-dot']} cx={x(index)} cy={y(value)} r={5} />
        </g>
      ))}
    </svg>
  );
}
