import { Title } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { OwnStudyPlan } from '#student/queries/study-plan.ts';
import { dayName, itemHref, itemWords } from './plan-words.ts';
import styles from './plan-weeks.module.css';

interface Props {
  readonly plan: Pick<OwnStudyPlan, 'weeks' | 'today'>;
  readonly testName: (mockTestId: string) => string;
}

const dayWords = { rest: 'Rest', exam: 'The exam' } as const;

export function PlanWeeks({ plan: { weeks, today }, testName }: Props) {
  const coming = weeks
    .map(({ monday, days }) => ({ monday, days: days.filter(({ day }) => day > today) }))
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
                  {kind === 'study'
                    ? items.map((item, index) => (
                        <Fragment key={item.kind === 'type' ? item.type : item.kind}>
                          {index > 0 && ' · '}
                          <Link to={itemHref(item)}>{itemWords(item, testName)}</Link>
                        </Fragment>
                      ))
                    : dayWords[kind]}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </details>
  );
}
