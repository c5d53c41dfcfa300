import { Paper, Stack } from '@mantine/core';
import type { verifyStub } from '#domain/receipts/receipt-stub.ts';
import type { ReceiptVerdict } from '#domain/receipts/receipt-verdict.ts';
import { ReceiptFacts } from './receipt-content.tsx';
import { Verdict, type Said } from './verdict.tsx';

const words: Readonly<Record<ReceiptVerdict, Said>> = {
  genuine: {
    title: 'This code is genuine',
    text: 'We signed the details below. Compare them with the text printed next to the code.',
    color: 'green',
  },
  altered: {
    title: 'This code was changed',
    text: 'The signature does not match. Do not rely on this code.',
    color: 'red',
  },
  unknown_key: {
    title: 'This code is not signed by us',
    text: 'It was signed with a key this site has never used.',
    color: 'red',
  },
  key_ended: {
    title: 'The key of this code had expired',
    text: 'It was signed with a key that we had stopped using before the test was handed in. Do not rely on this code.',
    color: 'red',
  },
  no_receipt: {
    title: 'This is not a receipt code',
    text: 'The address may have been cut off. Scan the code again.',
    color: 'red',
  },
};

export function PrintedCode({ verdict, stub }: ReturnType<typeof verifyStub>) {
  return (
    <>
      <Verdict said={words[verdict]} />
      {verdict === 'genuine' && stub && (
        <Paper withBorder p={{ base: 'md', xs: 'lg' }}>
          <Stack gap="md">
            <ReceiptFacts of={stub} />
          </Stack>
        </Paper>
      )}
    </>
  );
}
