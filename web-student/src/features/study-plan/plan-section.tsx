import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { Suspense, useRef, useState } from 'react';
import { preloadable } from '#student/components/preloadable.tsx';
import type { OwnStudyPlan } from '#student/queries/study-plan.ts';
import { downloadCalendar } from './download-calendar.ts';
import { PlanWeeks } from './plan-weeks.tsx';
import { dayName, daysToExam } from './plan-words.ts';
import { TodayList } from './today-list.tsx';

const PlanDialog = preloadable(() => import('./plan-dialog.tsx'));

interface Props {
  readonly plan: OwnStudyPlan;
  readonly testName: (mockTestId: string) => string;
}

export function PlanSection({ plan, testName }: Props) {
  const { settings, today } = plan;
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="plan-title">
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h4" id="plan-title">
          Study plan
        </Title>
        <Button
          ref={opener}
          variant="default"
          onClick={() => setOpen(true)}
          onPointerEnter={() => void PlanDialog.preload()}
        >
          {settings ? 'Change the plan' : 'Make a study plan'}
        </Button>
      </Group>
      {settings ? (
        <>
          <Text size="sm" c="dimmed" mt={4}>
            {settings.examDate === null
              ? 'No exam is booked yet'
              : `Exam on ${dayName(settings.examDate)}, ${daysToExam(settings.examDate, today)}`}
            . Target {settings.targetScore}.
            {settings.reminder && ` A reminder by email at ${settings.reminder.hour}:00.`}
          </Text>
          <TodayList plan={plan} testName={testName} />
          <PlanWeeks plan={plan} testName={testName} />
          <Button variant="default" size="xs" mt="md" onClick={() => downloadCalendar(plan, testName)}>
            Download for my calendar
          </Button>
        </>
      ) : (
        <Text size="sm" c="dimmed" mt={4}>
          Tell us your exam date and how much time you have. You get a short list for each day. You can change
          or end the plan at any time.
        </Text>
      )}
      {isOpen && (
        <Suspense>
          <PlanDialog
            settings={settings}
            onClose={() => {
              setOpen(false);
              opener.current?.focus();
            }}
          />
        </Suspense>
      )}
    </Paper>
  );
}
