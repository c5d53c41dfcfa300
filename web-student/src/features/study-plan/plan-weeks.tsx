import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { OwnStudyPlan } from '#student/queries/study-plan.ts';
import { PlanItemLink } from './plan-item-link.tsx';
import { monthName, splitWeeks, sumWords, type PlanWeek } from './plan-months.ts';
import { dayName, effortWords } from './plan-words.ts';
import styles from './plan-weeks.module.css';

interface Props {
  readonly plan: OwnStudyPlan;
  readonly testName: (mockTestId: string) => string;
}

const dayWords = { rest: 'Rest', exam: 'The exam' } as const;

export function PlanWeeks(props: Props) {
  const { near, months } = splitWeeks(props.plan);
  if (near.length === 0 && months.length === 0) return null;
  return (
    <details className={styles['plan-weeks']}>
      <summary>The weeks ahead</summary>
      {near.map((week) => (
        <section key={week.monday}>
          <Title order={3} size="h6" className={styles['plan-week-title']}>
            {weekName(week)}
          </Title>
          <Days days={week.days} {...props} />
        </section>
      ))}
      {months.map(({ month, weeks }) => (
        <Folded key={month} title={monthName(month)} order={3} weeks={weeks}>
          {weeks.map((week) => (
            <Folded key={week.monday} title={weekName(week)} order={4} weeks={[week]}>
              <Days days={week.days} {...props} />
            </Folded>
          ))}
        </Folded>
      ))}
    </details>
  );
}

const weekName = ({ monday }: PlanWeek) => `Week of ${dayName(monday)}`;

interface FoldedProps {
  readonly title: string;
  readonly order: 3 | 4;
  readonly weeks: readonly PlanWeek[];
  readonly children: ReactNode;
}

function Folded({ title, order, weeks, children }: FoldedProps) {
  return (
    <details className={styles['plan-folded']}>
      <summary>
        <Title order={order} size="h6">
          {title}
        </Title>
        <Text size="sm" c="dimmed">
          {sumWords(weeks)}
        </Text>
      </summary>
      {children}
    </details>
  );
}

function Days({ days, plan, testName }: Props & Pick<PlanWeek, 'days'>) {
  return (
    <dl>
      {days.map(({ day, kind, items }) => (
        <div key={day} className={styles['plan-day']}>
          <dt>{dayName(day)}</dt>
          <dd>
            {kind === 'study' ? (
              <ul>
                {items.map((item) => (
                  <li key={item.kind === 'type' ? item.type : item.kind}>
                    <PlanItemLink item={item} testName={testName} />{' '}
                    <Text span inherit c="dimmed" className={styles['plan-effort']}>
                      {effortWords(plan, item)}
                    </Text>
                  </li>
                ))}
              </ul>
            ) : (
              dayWords[kind]
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
