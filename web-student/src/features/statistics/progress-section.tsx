import { Paper, Text, Title } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { wasActive, type SkillStatistics } from '#domain/statistics/skill-statistics.ts';
import { DataTable } from '#student/components/tables/data-table.tsx';
import { progressShape } from './progress-shape.ts';
import chart from '#student/components/styles/chart.module.css';
import styles from './progress-section.module.css';

type Daily = SkillStatistics['daily'];

const height = 190;
const left = 44;
const right = 6;
const top = 8;
const foot = 24;
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayText = (day: string) => shortDay.format(new Date(day));

export function ProgressSection({ daily }: { readonly daily: Daily }) {
  const { ref, width } = useElementSize();
  const answers = daily.reduce((sum, { answered }) => sum + answered, 0);
  const active = daily.filter(wasActive).length;
  const minutes = minutesOf(daily.reduce((sum, { seconds }) => sum + seconds, 0));
  const summary = `${count(answers, 'answer')} and ${minutes} min on ${count(active, 'day')} of ${daily.length}.`;
  return (
    <Paper withBorder p={{ base: 'md', xs: 'lg' }} component="section" aria-labelledby="progress-title">
      <Title order={2} size="h4" id="progress-title">
        Progress over time
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {summary} The minutes include your tests. The line is the share of points in practice, the bars are
        answers in practice.
      </Text>
      <div ref={ref} className={`${styles['progress-picture']} ${chart['chart']}`}>
        {width > 0 && <Picture daily={daily} width={width} name={`Progress over time. ${summary}`} />}
      </div>
      <DataTable
        caption="Progress over time"
        heads={['Day', 'Answers', 'Share', 'Minutes']}
        rows={daily.map(({ day, answered, percent, seconds }) => ({
          key: day,
          cells: [
            dayText(day),
            String(answered),
            percent === null ? '–' : `${Math.round(percent)}%`,
            String(minutesOf(seconds)),
          ],
        }))}
      />
    </Paper>
  );
}

interface PictureProps {
  readonly daily: Daily;
  readonly width: number;
  readonly name: string;
}

function Picture({ daily, width, name }: PictureProps) {
  const inner = { width: width - left - right, height: height - top - foot };
  const { days, line, barWidth, yOf } = progressShape(daily, inner);
  const middle = days[Math.floor(days.length / 2)];
  const ends = [
    { place: days[0], anchor: 'start' },
    { place: days.length > 10 ? middle : undefined, anchor: 'middle' },
    { place: days.at(-1), anchor: 'end' },
  ] as const;
  return (
    <svg width={width} height={height} role="img" aria-label={name}>
      <g transform={`translate(${left} ${top})`}>
        {[0, 50, 100].map((percent) => (
          <g key={percent}>
            <line className={chart['grid']} x2={inner.width} y1={yOf(percent)} y2={yOf(percent)} />
            <text x={-6} y={yOf(percent)} dy="0.35em" textAnchor="end">
              {percent}%
            </text>
          </g>
        ))}
        {days.map(({ day, x, barHeight }) => (
          <rect
            key={day}
            className={styles['bar']}
            x={x - barWidth / 2}
            y={inner.height - barHeight}
            width={barWidth}
            height={barHeight}
            rx={Math.min(2, barWidth / 3)}
          />
        ))}
        <line className={chart['grid']} x2={inner.width} y1={inner.height} y2={inner.height} />
        <polyline className={styles['share-line']} points={line} />
        {days.map(
          ({ day, x, y }) =>
            y !== undefined && <circle key={day} className={styles['share-dot']} cx={x} cy={y} r={3.5} />,
        )}
        {ends.map(
          ({ place, anchor }) =>
            place && (
              <text
                key={anchor}
                x={anchor === 'start' ? 0 : anchor === 'end' ? inner.width : place.x}
                y={inner.height + 17}
                textAnchor={anchor}
              >
                {dayText(place.day)}
              </text>
            ),
        )}
      </g>
    </svg>
  );
}

const minutesOf = (seconds: number) => Math.round(seconds / 60);
const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
