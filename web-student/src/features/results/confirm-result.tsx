import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import type { z } from 'zod';
import { CallFailed } from '#domain/core/call-failed.ts';
import { reportRealResult, type takePteScorecardScreenshot } from '#domain/results/contract.ts';
import { realScoresSchema, scoreNames, type ScoreName } from '#domain/results/real-scores.ts';
import { scale } from '#domain/scorecards/scale.ts';
import { FormFailure } from '#student/components/form-failure.tsx';
import { call } from '#student/core/api.ts';
import { messageOf } from '#student/core/messages.ts';

export type ReadScorecard = z.infer<(typeof takePteScorecardScreenshot)['outputs'][200]>;

interface Props {
  readonly read: ReadScorecard;
  /** @param estimated the estimate of the last mock test before the exam; null without one */
  readonly onDone: (estimated: number | null) => void;
  readonly onBack: () => void;
}

const labels: Readonly<Record<ScoreName, string>> = {
  overall: 'Overall',
  listening: 'Listening',
  reading: 'Reading',
  speaking: 'Speaking',
  writing: 'Writing',
};

/** Below this confidence, the student should check the value: the reader often confuses letters in blurred pictures. */
const sureFrom = 0.8;

function hint(read: { readonly confidence: number } | null): string {
  if (!read) return 'Not found. Copy it from your scorecard.';
  const percent = Math.round(read.confidence * 100);
  return read.confidence < sureFrom ? `${percent}% sure. Please check it.` : `${percent}% sure.`;
}

const textsOf = (form: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

export function ConfirmResult({ read: { reading, proof }, onDone, onBack }: Props) {
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (form: FormData) => {
      const { takenOn = '', reportCode = '' } = textsOf(form);
      const scores = Object.fromEntries(scoreNames.map((name) => [name, Number(form.get(name))]));
      const input = {
        proof,
        scores: realScoresSchema.parse(scores),
        takenOn,
        reportCode,
      };
      return (await call(reportRealResult, input)).body.estimated;
    },
    onSuccess: onDone,
  });
  const errors = error instanceof CallFailed ? error.fields : {};
  const isAtField = 'takenOn' in errors || 'reportCode' in errors;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) mutate(new FormData(event.currentTarget));
  };
  return (
    <form ref={focusOnce} className="form" onSubmit={submit} aria-label="Your scores" tabIndex={-1}>
      <Text>Check that these are the scores on your scorecard.</Text>
      <FormFailure text={error && !isAtField ? messageOf(error) : undefined} />
      <Stack gap="sm">
        {scoreNames.map((name) => (
          <TextInput
            key={name}
            name={name}
            label={labels[name]}
            description={hint(reading.scores[name])}
            type="number"
            min={scale.lowest}
            max={scale.highest}
            required
            defaultValue={reading.scores[name]?.value ?? ''}
          />
        ))}
        <TextInput
          name="takenOn"
          label="Day of the exam"
          description={hint(reading.takenOn)}
          type="date"
          required
          defaultValue={reading.takenOn?.value ?? ''}
          error={errors['takenOn']}
        />
        <TextInput
          name="reportCode"
          label="Report code"
          description={hint(reading.reportCode)}
          required
          minLength={6}
          maxLength={24}
          pattern="[A-Za-z0-9\-]{6,24}"
          autoComplete="off"
          spellCheck={false}
          defaultValue={reading.reportCode?.value ?? ''}
          error={errors['reportCode']}
        />
      </Stack>
      <Text size="sm" c="dimmed">
        We use the report code to count each scorecard once, and do not store it.
      </Text>
      <Group gap="sm">
        <Button type="submit" loading={isPending}>
          Send my result
        </Button>
        <Button variant="default" disabled={isPending} onClick={onBack}>
          Choose another file
        </Button>
      </Group>
    </form>
  );
}

/** The focused button disappeared with the upload. */
const focusOnce = (form: HTMLFormElement | null) => form?.focus();
