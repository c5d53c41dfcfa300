import { Text } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { progressOfItem } from '#domain/study-plan/progress-of-item.ts';
import type { OwnStudyPlan } from '#student/queries/study-plan.ts';
import { PlanItemLink } from './plan-item-link.tsx';
import { effortWords, planOfDay } from './plan-words.ts';
import layout from '#student/components/styles/layout.module.css';
import styles from './today-list.module.css';

interface Props {
  readonly plan: OwnStudyPlan;
  readonly testName: (mockTestId: string) => string;
}

export function TodayList({ plan, testName }: Props) {
  const day = planOfDay(plan);
  if (!day) return <Text mt="md">No practice is planned for today.</Text>;
  if (day.kind === 'rest') return <Text mt="md">Rest today: the exam is tomorrow.</Text>;
  if (day.kind === 'exam') return <Text mt="md">Your exam is today. Good luck!</Text>;
  return (
    <ul className={`${styles['plan-items']} ${layout['stack']}`} aria-label="Today’s list">
      {day.items.map((item) => {
        const { done, isDone } = progressOfItem(item, plan.done);
        const Icon = isDone ? IconCircleCheckFilled : IconCircle;
        return (
          <li key={item.kind === 'type' ? item.type : item.kind} data-done={isDone}>
            <Icon size={20} aria-hidden />
            <span>
              <PlanItemLink item={item} testName={testName} />{' '}
              <Text span size="sm" c="dimmed">
                {isDone ? 'done' : effortWords(plan, item, done)}
              </Text>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
