import { Button, Checkbox, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { planSettingsSchema, type PlanSettings } from '#domain/study-plan/plan-settings.ts';
import { Dialog } from '#student/components/dialog.tsx';
import { FormFailure } from '#student/components/form-failure.tsx';
import { messageOf } from '#student/core/messages.ts';
import { endPlan, savePlan, studyPlanQuery } from '#student/queries/study-plan.ts';
import { refetchQueries } from '#student/core/refetch-queries.ts';

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const reminderHours = [
  { value: '', label: 'Never' },
  ...Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: `At ${hour}:00` })),
];
const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

interface Props {
  readonly settings: PlanSettings | null;
  readonly onClose: () => void;
}

export default function PlanDialog({ settings, onClose }: Props) {
  const queryClient = useQueryClient();
  const [weekdays, setWeekdays] = useState<readonly number[]>(settings?.weekdays ?? [1, 3, 6]);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [pending, setPending] = useState<'save' | 'end'>();

  async function run(kind: 'save' | 'end', send: () => Promise<void>) {
    setPending(kind);
    setFailure(undefined);
    try {
      await send();
      await refetchQueries(queryClient, { queryKey: studyPlanQuery().queryKey });
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
      setPending(undefined);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const parsed = readPlan(new FormData(event.currentTarget), weekdays);
    if (!parsed.success) {
      setErrors(
        Object.fromEntries(parsed.error.issues.map(({ path: [field], message }) => [String(field), message])),
      );
      return;
    }
    setErrors({});
    void run('save', () => savePlan(parsed.data));
  }

  return (
    <Dialog title="Your study plan" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <FormFailure text={failure} />
          <PlanFields settings={settings} weekdays={weekdays} errors={errors} onWeekdays={setWeekdays} />
          <Text size="sm" c="dimmed">
            Miss a day? We plan the rest again. Nothing piles up.
          </Text>
          <Group justify="space-between">
            {settings ? (
              <Button
                variant="subtle"
                color="red"
                loading={pending === 'end'}
                onClick={() => void run('end', endPlan)}
              >
                End the plan
              </Button>
            ) : (
              <Button variant="default" onClick={onClose}>
                Not now
              </Button>
            )}
            <Button type="submit" loading={pending === 'save'}>
              Save the plan
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

function readPlan(form: FormData, weekdays: readonly number[]) {
  const { examDate = '', targetScore, minutesAWeek, reminderHour = '' } = Object.fromEntries(form);
  return planSettingsSchema.safeParse({
    examDate: examDate === '' ? null : examDate,
    targetScore: Number(targetScore),
    minutesAWeek: Number(minutesAWeek),
    weekdays: weekdays.toSorted((a, b) => a - b),
    reminder: reminderHour === '' ? null : { hour: Number(reminderHour), timeZone: timeZone() },
  });
}

interface FieldsProps extends Pick<Props, 'settings'> {
  readonly weekdays: readonly number[];
  readonly errors: Readonly<Record<string, string>>;
  readonly onWeekdays: (weekdays: readonly number[]) => void;
}

function PlanFields({ settings, weekdays, errors, onWeekdays }: FieldsProps) {
  return (
    <>
      <TextInput
        label="Exam date"
        description="Leave it empty if you have not booked one yet."
        type="date"
        name="examDate"
        defaultValue={settings?.examDate ?? ''}
        error={errors['examDate']}
      />
      <TextInput
        label="Target score"
        description="Overall, 10 to 90."
        type="number"
        name="targetScore"
        min={10}
        max={90}
        defaultValue={settings?.targetScore ?? 65}
        error={errors['targetScore']}
      />
      <Checkbox.Group
        label="Study days"
        value={weekdays.map(String)}
        onChange={(chosen) => onWeekdays(chosen.map(Number))}
        error={errors['weekdays']}
      >
        <Group gap="sm" mt={4}>
          {weekdayNames.map((name, index) => (
            <Checkbox key={name} value={String(index + 1)} label={name} />
          ))}
        </Group>
      </Checkbox.Group>
      <TextInput
        label="Minutes a week"
        description="In total, at least 30 minutes a day."
        type="number"
        name="minutesAWeek"
        min={30}
        step={15}
        defaultValue={settings?.minutesAWeek ?? 180}
        error={errors['minutesAWeek']}
      />
      <NativeSelect
        label="Remind me by email"
        description="Only on study days, in your local time."
        name="reminderHour"
        defaultValue={settings?.reminder?.hour ?? ''}
        data={reminderHours}
      />
    </>
  );
}
