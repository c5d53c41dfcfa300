import { Button, Group, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { v7 as newId } from 'uuid';
import { CallFailed } from '#domain/core/call-failed.ts';
import { reportQuestion } from '#domain/questions/contract.ts';
import { reportReasons, reportReasonSchema, type ReportReason } from '#domain/questions/report-reason.ts';
import { Dialog } from '#student/components/dialog.tsx';
import { FormFailure } from '#student/components/form-failure.tsx';
import { call } from '#student/core/api.ts';
import { messageOf } from '#student/core/messages.ts';

const reasonTexts: { readonly [Each in ReportReason]: string } = {
  wrong_answer: 'The given answer is wrong',
  unclear: 'The question is not clear',
  spelling: 'There is a spelling or grammar mistake',
  audio: 'The recording is wrong or cannot be heard',
  explanation: 'The explanation is wrong or missing',
  display: 'Something is displayed incorrectly',
  other: 'Something else',
};
const longest = 2000;

interface Props {
  readonly uid: string;
  readonly revision: number;
  readonly onClose: () => void;
}

export function ReportDialog({ uid, revision, onClose }: Props) {
  // A retry must not create a second report.
  const commandId = useRef(newId());
  const [reason, setReason] = useState<ReportReason>();
  const [message, setMessage] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const send = useMutation({
    mutationFn: (given: ReportReason) =>
      call(
        reportQuestion,
        { uid, reason: given, message: message.trim(), revision },
        { commandId: commandId.current },
      ),
  });
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setReasonMissing(reason === undefined);
    if (reason === undefined) event.currentTarget.querySelector('select')?.focus();
    else if (!send.isPending) send.mutate(reason);
  }

  if (send.isSuccess) return <ReportSent onClose={onClose} />;
  const wrongText = send.error instanceof CallFailed ? send.error.fields['message'] : undefined;
  return (
    <Dialog title="Report this question" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <NativeSelect
            label={`What is wrong with ${uid}?`}
            required
            withAsterisk={false}
            data={[
              { value: '', label: 'Choose a reason' },
              ...reportReasons.map((value) => ({ value, label: reasonTexts[value] })),
            ]}
            value={reason ?? ''}
            error={isReasonMissing && 'Choose a reason.'}
            onChange={({ currentTarget }) => {
              setReason(reportReasonSchema.safeParse(currentTarget.value).data);
              setReasonMissing(false);
            }}
          />
          <Textarea
            label="Tell us more"
            description="Optional. Tell us where the mistake is and what is correct."
            rows={4}
            maxLength={longest}
            value={message}
            error={wrongText}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          />
          <FormFailure
            text={
              send.isError && wrongText === undefined
                ? `${messageOf(send.error)} Your text is still here.`
                : undefined
            }
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={send.isPending}>
              Send report
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

function ReportSent({ onClose }: Pick<Props, 'onClose'>) {
  return (
    <Dialog title="Thank you" onClose={onClose}>
      <Text role="status">
        Your report is with our team. If the question is wrong, it will be corrected, and everyone who
        answered it gets a new score.
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button onClick={onClose} data-autofocus>
          Close
        </Button>
      </Group>
    </Dialog>
  );
}
