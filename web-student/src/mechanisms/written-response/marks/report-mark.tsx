import { Button, Text } from '@mantine/core';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { reportMark } from '#domain/writing/mark-report-contract.ts';
import type { MarkReportStatus } from '#domain/writing/mark-report-status.ts';
import { call } from '../../../core/api.ts';
import { messageOf } from '../../../core/messages.ts';
import { MarkedAnswerContext, type MarkedAnswer } from './marked-answer.ts';
import type { TextMark } from './marked-parts.ts';

const statusTexts: Readonly<Record<MarkReportStatus, string>> = {
  waiting: 'Thank you. Our team will check this mark. Your score stays the same.',
  accepted: 'Thank you. Our team agrees with you and will correct the scorer. Your score stays the same.',
  rejected: 'Our team checked this mark: it is a mistake.',
};

/** Lets the student report a mark as no mistake, where the answer can be named. */
export function ReportMark({ mark }: { readonly mark: TextMark }) {
  const answer = use(MarkedAnswerContext);
  return answer && <ReportButton answer={answer} mark={mark} />;
}

function ReportButton({ answer, mark }: { readonly answer: MarkedAnswer; readonly mark: TextMark }) {
  const { place, answerId, uid } = answer;
  const [from, to] = mark.span;
  const queryClient = useQueryClient();
  // The note in the text and the line in the list are of the same report.
  const queryKey = ['reportMark', place, answerId, uid, from, to];
  const { data: status } = useQuery<MarkReportStatus>({ queryKey, queryFn: skipToken, gcTime: Infinity });
  const send = useMutation({
    mutationFn: () => call(reportMark, { place, answerId, uid, span: [from, to] }),
    onSuccess: ({ body }) => queryClient.setQueryData(queryKey, body.status),
  });
  const isDone = status !== undefined;
  return (
    <>
      {!isDone && (
        <Button
          variant="subtle"
          size="compact-sm"
          px={0}
          aria-disabled={send.isPending}
          onClick={() => !send.isPending && send.mutate()}
          style={{ justifySelf: 'start' }}
        >
          Not a mistake? Tell us
        </Button>
      )}
      <Text size="sm" c="dimmed" role="status">
        {isDone ? statusTexts[status] : send.isError && `${messageOf(send.error)} Your report is not sent.`}
      </Text>
    </>
  );
}
