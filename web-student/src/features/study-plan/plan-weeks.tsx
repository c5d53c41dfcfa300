import { Text, Title } from '@mantine/core';
import type { OwnStudyPlan } from '#student/queries/study-plan.ts';
import { PlanItemLink } from './plan-item-link.tsx';
import { monthName, monthWords, splitWeeks, type PlanWeek } from './plan-months.ts';
import { dayName, effortWords } from './plan-words.ts';
import styles from './plan-weeks.module.css';

interface Props {
  readonly plan: OwnStudyPlan;
  readonly testName: (mockTestId: string) => string;
}

const dayWords = { rest: 'Rest', exam: 'The exam' } as const;

/** The days of this week and the next; later weeks are folded by month. */
export function PlanWeeks({ plan, testName }: Props) {
  const { near, months } = splitWeeks(plan);
  if (near.length === 0 && months.length === 0) return null;
  return (
    <details className={styles['plan-weeks']}>
      <summary>The weeks ahead</summary>
      {near.map((week) => (
        <Week key={week.monday} week={week} order={3} plan={plan} testName={testName} />
      ))}
      {months.map((month) => (
        <details key={month.month} className={styles['plan-month']}>
          <summary>
            <Title order={3} size="h6">
              {monthName(month.month)}
            </Title>
            <Text size="sm" c="dimmed">
              {monthWords(month)}
            </Text>
          </summary>
          {month.weeks.map((week) => (
            <Week key={week.monday} week={week} order={4} plan={plan} testName={testName} />
          ))}
        </details>
      ))}
    </details>
  );
}

function Week({
  week: { monday, days },
  order,
  plan,
  testName,
}: Props & { readonly week: PlanWeek; readonly order: 3 | 4 }) {
  return (
    <section>
      <Title order={order} size="h6" className={styles['plan-week-title']}>
        Week of {dayName(monday)}
      </Title>
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
                      <Text span inherit c="dimmed">
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
    </section>
  );
}
