import { Button, Paper, Radio, Stack, Text, TextInput, Title } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Radio.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { examTypeNames, examTypeSchema, type ExamType } from '#domain/accounts/exam-type.ts';
import { planSettingsSchema, type PlanSettings } from '#domain/study-plan/plan-settings.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { refetchQueries } from '#student/core/refetch-queries.ts';
import { useExamType } from '#student/core/preferences/exam-type.ts';
import { messageOf } from '#student/core/messages.ts';
import { examPurposes } from '#student/user/exam-types.ts';
import { useExamChoice } from '#student/user/use-exam-choice.ts';
import { savePlan, studyPlanQuery } from '#student/queries/study-plan.ts';
import { daysFrom } from './days-from.ts';

/** Students choose the old formats in the settings, after a notice. */
const offered: readonly ExamType[] = ['new_format', 'core', 'ukvi'];

/** The plan starts today with three hours on three days a week; students can change it later. */
const usualTime = (now: Date): Pick<PlanSettings, 'weekdays' | 'minutesAWeek' | 'reminder'> => ({
  weekdays: daysFrom(now),
  minutesAWeek: 180,
  reminder: null,
});

export default function FirstVisit() {
  const queryClient = useQueryClient();
  const chosen = useExamType();
  const choose = useExamChoice();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { exam, examDate = '', targetScore } = Object.fromEntries(new FormData(event.currentTarget));
    const parsed = planSettingsSchema.safeParse({
      ...usualTime(new Date()),
      examDate: examDate === '' ? null : examDate,
      targetScore: Number(targetScore),
    });
    if (!parsed.success) {
      setErrors(
        Object.fromEntries(parsed.error.issues.map(({ path: [field], message }) => [String(field), message])),
      );
      return;
    }
    setErrors({});
    setFailure(undefined);
    setPending(true);
    const examType = examTypeSchema.safeParse(exam).data;
    if (examType !== undefined && examType !== chosen) choose(examType);
    try {
      await savePlan(parsed.data);
      await refetchQueries(queryClient, { queryKey: studyPlanQuery().queryKey });
    } catch (error) {
      setFailure(messageOf(error));
      setPending(false);
    }
  }

  return (
    <Paper withBorder p={{ base: 'md', xs: 'lg' }} component="section" aria-labelledby="first-visit">
      <Title order={2} size="h3" id="first-visit">
        Welcome. Three questions, then we start
      </Title>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack mt="md" maw={560}>
          <FormFailure text={failure} />
          <ExamField chosen={chosen} />
          <TextInput
            label="When is your exam?"
            description="Leave it empty if you have not booked one."
            type="date"
            name="examDate"
            error={errors['examDate']}
          />
          <TextInput
            label="Which overall score do you need?"
            description="10 to 90."
            type="number"
            name="targetScore"
            min={10}
            max={90}
            defaultValue={65}
            error={errors['targetScore']}
          />
          <div>
            <Button type="submit" loading={isPending}>
              Make my plan
            </Button>
            <Text size="sm" c="dimmed" mt="xs">
              We plan 3 hours a week. You can change the days and the time whenever you like.
            </Text>
          </div>
        </Stack>
      </form>
    </Paper>
  );
}

function ExamField({ chosen }: { readonly chosen: ExamType }) {
  return (
    <Radio.Group label="Which exam do you take?" name="exam" defaultValue={chosen}>
      <Stack gap="xs" mt={6}>
        {offered.map((examType) => (
          <Radio
            key={examType}
            value={examType}
            label={examTypeNames[examType]}
            description={`${examPurposes[examType]}.`}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}
