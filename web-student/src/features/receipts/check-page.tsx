import { FileInput, Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { receiptHash, verifyStub } from '#domain/receipts/receipt-stub.ts';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { Problem } from '#student/components/problem.tsx';
import { readChosenFile, type CheckedReceipt } from './read-chosen-file.ts';
import { fetchReceiptKeys, keptReceiptKeys } from './kept-keys.ts';
import { PrintedCode } from './printed-code.tsx';
import { ReceiptContent } from './receipt-content.tsx';
import { Verdict, type Said } from './verdict.tsx';

const words: Readonly<Record<CheckedReceipt['verdict'], Said>> = {
  genuine: {
    title: 'This receipt is genuine',
    text: 'We signed exactly this, and nothing has changed since.',
    color: 'green',
  },
  altered: {
    title: 'This receipt was changed',
    text: 'The signature does not match. Do not rely on this receipt.',
    color: 'red',
  },
  unknown_key: {
    title: 'This receipt is not signed by us',
    text: 'It was signed with a key this site has never used.',
    color: 'red',
  },
  key_ended: {
    title: 'The key of this receipt had expired',
    text: 'It was signed with a key that we had stopped using before the test was handed in. Do not rely on this receipt.',
    color: 'red',
  },
};

export default function CheckPage() {
  const keys = useQuery({
    queryKey: ['receipt-keys'],
    queryFn: ({ signal }) => fetchReceiptKeys(signal),
    networkMode: 'always',
    placeholderData: keptReceiptKeys,
  });
  const known = keys.data ?? keptReceiptKeys();
  // Printed codes carry it in the URL fragment, which browsers do not send.
  const code = useLocation().hash.slice(1);
  const [file, setFile] = useState<File | null>(null);
  const [result, setResult] = useState<CheckedReceipt | { readonly fault: string }>();
  const latest = useRef<File>(null);
  if (!known) {
    if (!keys.isError) return <PageSkeleton />;
    return (
      <Problem
        title="The keys could not be loaded"
        text="We need them once to check signatures. After that this page works offline."
        order={1}
        onAction={() => void keys.refetch()}
      />
    );
  }
  const check = async (chosen: File | null) => {
    latest.current = chosen;
    setFile(chosen);
    setResult(undefined);
    if (!chosen) return;
    const found = await readChosenFile(chosen, known);
    if (latest.current === chosen) setResult(found);
  };
  const printed = code === '' ? undefined : verifyStub(code, known);
  const checked = result && 'verdict' in result ? result : undefined;
  const fault = result && 'fault' in result ? result.fault : undefined;
  return (
    <Stack className="page" gap="lg">
      <PageTitle lead="Your browser checks it with our public keys. The file is not sent anywhere.">
        Check a receipt
      </PageTitle>
      {printed && <PrintedCode {...printed} />}
      <FileInput
        label="File of the receipt"
        {...(printed && { description: 'The file also proves each item.' })}
        placeholder="Choose a file"
        accept="application/json,.json"
        maw={460}
        value={file}
        onChange={(chosen) => void check(chosen)}
        error={fault}
        errorProps={{ role: 'alert' }}
      />
      <div aria-live="polite">{checked && <Verdict said={words[checked.verdict]} />}</div>
      {checked?.verdict === 'genuine' && (
        <Paper withBorder p={{ base: 'md', xs: 'lg' }}>
          <Stack gap="md">
            <ReceiptContent receipt={checked.file.receipt} />
            {printed?.stub && (
              <Text>
                {printed.stub.receiptHash === receiptHash(checked.file.receipt)
                  ? 'The code was printed from this receipt.'
                  : 'The code was printed from another receipt.'}
              </Text>
            )}
            <Text size="sm" c="dimmed">
              It proves that the user with this id handed this in. To prove that the user is you, log in to
              the account.
            </Text>
          </Stack>
        </Paper>
      )}
    </Stack>
  );
}
