import { Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { canonicalJson } from '#domain/core/events/canonical-json.ts';
import { fetchMockTestReceipt } from '#domain/receipts/contract.ts';
import type { ReceiptFile } from '#domain/receipts/receipt.ts';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { saveFile } from '#student/core/save-file.ts';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { Problem, QueryProblem } from '#student/components/problem.tsx';
import { call } from '#student/core/api.ts';
import { codeOf, messages } from '#student/core/messages.ts';
import { ReceiptCode } from './receipt-code.tsx';
import { ReceiptContent } from './receipt-content.tsx';
import styles from './receipts.module.css';

export default function ReceiptPage() {
  const [search] = useSearchParams();
  const sessionId = search.get('id') ?? '';
  const query = useQuery({
    queryKey: ['mock-tests', 'receipt', sessionId],
    queryFn: async ({ signal }) => (await call(fetchMockTestReceipt, { sessionId }, { signal })).body,
    enabled: sessionId !== '',
  });
  const code = sessionId === '' ? 'invalid_input' : query.isError ? codeOf(query.error) : undefined;
  if (code === 'mock_test_not_found' || code === 'invalid_input') {
    return (
      <Problem title="Test not found" text={messages.mock_test_not_found} order={1}>
        <ButtonLink to={paths.mockTests.getHref()}>Go to the mock tests</ButtonLink>
      </Problem>
    );
  }
  if (code === 'test_not_submitted') {
    return (
      <Problem title="No receipt yet" text="You get a receipt when you hand in the test." order={1}>
        <ButtonLink to={paths.mockTestExercise.getHref(sessionId)}>Continue the test</ButtonLink>
      </Problem>
    );
  }
  if (query.data) return <OwnReceipt file={query.data} />;
  if (query.isError) return <QueryProblem error={query.error} onRetry={query.refetch} />;
  return <PageSkeleton />;
}

function OwnReceipt({ file }: { readonly file: ReceiptFile }) {
  const { receipt, signature, stub } = file;
  return (
    <Stack className="page" gap="lg">
      <PageTitle lead="Proof of what you handed in and when. It contains no name, no score and no answer text.">
        Receipt of your test
      </PageTitle>
      <Group className={styles['receipt-actions']}>
        <Button onClick={() => download(file)}>Download the file</Button>
        <Button variant="default" onClick={() => window.print()}>
          Print this page
        </Button>
        <ButtonLink to={paths.scorecard.getHref(receipt.sessionId)} variant="subtle">
          Back to the scorecard
        </ButtonLink>
      </Group>
      <Paper withBorder p={{ base: 'md', xs: 'lg' }}>
        <Stack gap="md">
          <ReceiptContent receipt={receipt} signature={signature} />
          {stub !== undefined && (
            <Group align="center" className={styles['receipt-code']}>
              <ReceiptCode receipt={receipt} stub={stub} />
              <Text size="sm" maw={340}>
                Scan the code to check that this paper is genuine. It covers the details above, not the list
                of answers.
              </Text>
            </Group>
          )}
          <Text size="sm">
            Anyone can check the file at{' '}
            <Anchor component={Link} to={paths.receipt.getHref()} underline="always" inherit>
              {window.location.origin + paths.receipt.getHref()}
            </Anchor>
            . The file can be used to confirm a guess at your answers. Share it only with people who may see
            them.
          </Text>
        </Stack>
      </Paper>
    </Stack>
  );
}

const download = (file: ReceiptFile) =>
  saveFile(
    new Blob([canonicalJson(file)], { type: 'application/json' }),
    `ninety-receipt-${file.receipt.sessionId}.json`,
  );
