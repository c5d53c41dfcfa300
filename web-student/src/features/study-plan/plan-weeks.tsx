import { Text, Title } from '@mantine/core';
import type { OwnStudyPlan } from '#student/queries/study-plan.ts';
import { PlanItemLink } from './plan-item-link.tsx';
import { dayName, effortWords } from './plan-words.ts';
import styles from './plan-weeks.module.css';

interface Props {
  readonly plan: OwnStudyPlan;
  readonly testName: (mockTestId: string) => string;
}

const dayWords = { rest: 'Rest', exam: 'The exam' } as const;

export function PlanWeeks({ plan, testName }: Props) {
  const coming = plan.weeks
    .map(({ monday, days }) => ({ monday, days: days.filter(({ day }) => day > plan.today) }))
    .filter(({ days }) => days.length > 0);
  if (coming.length === 0) return null;
  return (
    <details className={styles['plan-weeks']}>
      <summary>The weeks ahead</summary>
      {coming.map(({ monday, days }) => (
        <section key={monday}>
          <Title order={3} size="h6">
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
      ))}
    </details>
  );
}
