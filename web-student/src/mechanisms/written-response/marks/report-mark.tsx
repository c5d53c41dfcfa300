import { Button, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import type { OutputOf } from '#domain/core/contract.ts';
import { fetchMarkReports, reportMark } from '#domain/writing/mark-report-contract.ts';
import type { MarkReportStatus } from '#domain/writing/mark-report-status.ts';
import { call } from '#student/core/api.ts';
import { messageOf } from '#student/core/messages.ts';
import { MarkedAnswerContext, type MarkedAnswer } from './marked-answer.ts';
import type { TextMark } from './marked-parts.ts';

const statusTexts: Readonly<Record<MarkReportStatus, string>> = {
  waiting: 'Thank you. Our team will check this mark. Your score stays the same.',
  accepted: 'Thank you. Our team agrees with you and will correct the scorer. Your score stays the same.',
  rejected: 'Our team checked this mark: it is a mistake.',
};

type Report = OutputOf<typeof fetchMarkReports>['body']['reports'][number];

const ownReports = ({ place, answerId }: MarkedAnswer) =>
  queryOptions({
    queryKey: ['markReports', place, answerId],
    queryFn: async (): Promise<readonly Report[]> =>
      (await call(fetchMarkReports, { place, answerId })).body.reports,
    staleTime: Infinity,
  });

export function ReportMark({ mark }: { readonly mark: TextMark }) {
  const answer = use(MarkedAnswerContext);
  return answer && <ReportButton answer={answer} mark={mark} />;
}

function ReportButton({ answer, mark }: { readonly answer: MarkedAnswer; readonly mark: TextMark }) {
  const { place, answerId, uid } = answer;
  const [from, to] = mark.span;
  const queryClient = useQueryClient();
  const reports = ownReports(answer);
  const { data: reported = [], isLoading } = useQuery(reports);
  const status = reported.find(
    (one) => one.uid === uid && one.span[0] === from && one.span[1] === to,
  )?.status;
  const send = useMutation({
    mutationFn: () => call(reportMark, { place, answerId, uid, span: [from, to] }),
    // The note in the text and the line in the list show the same report.
    onSuccess: ({ body }) =>
      queryClient.setQueryData(reports.queryKey, (known = []) => [
        ...known,
        { uid, span: mark.span, status: body.status },
      ]),
  });
  const isDone = status !== undefined;
  return (
    <>
      {!isDone && !isLoading && (
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
