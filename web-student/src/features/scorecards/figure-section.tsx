import { Paper, Text, Title } from '@mantine/core';
import { scale } from '#domain/scorecards/scale.ts';
import { DataTable } from '#student/components/tables/data-table.tsx';
import { RangeBar } from '#student/components/tables/range-bar.tsx';
import { questionsText } from '#student/core/counts.ts';
import type { NamedFigure } from './named-figures.ts';
import styles from './scorecards.module.css';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly of: string;
  readonly figures: readonly NamedFigure[];
}

export function FigureSection({ id, title, of, figures }: Props) {
  if (figures.length === 0) return null;
  return (
    <Paper withBorder p={{ base: 'md', xs: 'lg' }} component="section" aria-labelledby={id}>
      <Title order={2} size="h4" id={id} mb="sm">
        {title}
      </Title>
      <FigureList figures={figures} />
      <DataTable
        caption={title}
        heads={[of, 'Estimate', 'Range', 'Questions']}
        rows={figures.map(({ key, name, value, low, high, items }) => ({
          key,
          cells: [name, String(value), `${low}–${high}`, String(items)],
        }))}
      />
    </Paper>
  );
}

export function FigureList({ figures }: Pick<Props, 'figures'>) {
  return (
    <ul className={styles['scorecard-figures']}>
      {figures.map(({ key, name, value, low, high, items, color }) => (
        <li key={key}>
          <Text component="span" size="sm" fw={550}>
            {name}
          </Text>
          <span className="digits">
            <b className={styles['scorecard-value']}>{value}</b>{' '}
            <Text component="span" size="sm" c="dimmed">
              {low} to {high} · {questionsText(items)}
            </Text>
          </span>
          <RangeBar low={onBar(low)} high={onBar(high)} at={onBar(value)} color={color} />
        </li>
      ))}
    </ul>
  );
}

const onBar = (score: number) => (100 * (score - scale.lowest)) / (scale.highest - scale.lowest);
