import { Paper, Stack } from '@mantine/core';
import type { verifyStub } from '#domain/mock-tests/receipt-stub.ts';
import type { ReceiptVerdict } from '#domain/mock-tests/verify-receipt.ts';
import { ReceiptFacts } from './receipt-content.tsx';
import { Verdict, type Said } from './verdict.tsx';

const words: Readonly<Record<ReceiptVerdict, Said>> = {
  genuine: {
    title: 'This code is genuine',
    text: 'We signed exactly what stands below. Compare it with what is printed beside the code.',
    color: 'green',
  },
  altered: {
    title: 'This code was changed',
    text: 'What it says does not go with its signature: do not rely on it.',
    color: 'red',
  },
  unknown_key: {
    title: 'This code is not signed by us',
    text: 'It names a key that is none of this site’s, now or before.',
    color: 'red',
  },
  key_ended: {
    title: 'This code’s key had ended',
    text: 'It is signed with a key that we had stopped using when the test was handed in: do not rely on it.',
    color: 'red',
  },
  no_receipt: {
    title: 'This is no code of a receipt',
    text: 'The address may have been cut off. Scan the code again.',
    color: 'red',
  },
};

/** What the code of a printed receipt says, that was scanned. */
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
