import { Text, Title } from '@mantine/core';
import { wasActive, type SkillStatistics } from '#domain/statistics/skill-statistics.ts';
import { daysInARow } from '#student/features/study-plan/plan-words.ts';
import styles from './last-days.module.css';

const letter = new Intl.DateTimeFormat('en-GB', { weekday: 'narrow', timeZone: 'UTC' });
const name = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });

interface Props {
  readonly daily: SkillStatistics['daily'];
  readonly minutesThisWeek: number;
}

export function LastDays({ daily, minutesThisWeek }: Props) {
  const week = daily.slice(-7);
  const active = week.filter(wasActive).length;
  const inARow = daysInARow(daily);
  return (
    <>
      <Title order={2} size="h5">
        Last 7 days
      </Title>
      <ul className={styles['days']} aria-label="Last 7 days">
        {week.map(({ day, answered, seconds }) => (
          <li key={day} data-done={wasActive({ answered, seconds })}>
            <span className="visually-hidden">
              {name.format(new Date(day))}: {answered === 1 ? '1 answer' : `${answered} answers`},{' '}
              {Math.round(seconds / 60)} min
            </span>
            <span className={styles['day-dot']} aria-hidden />
            <span aria-hidden>{letter.format(new Date(day))}</span>
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        {active === 0
          ? 'Nothing yet. One question is enough for a dot.'
          : `You studied on ${active} of 7 days${inARow > 1 ? `, ${inARow} in a row` : ''}. ${minutesThisWeek} min since Monday.`}
      </Text>
    </>
  );
}
