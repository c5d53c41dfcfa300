import type { CheckedReceipt } from '#domain/receipts/contract.ts';

interface Said {
  readonly severity: 'success' | 'warning' | 'error';
  readonly title: string;
  readonly text: string;
}

export const verdictWords: Readonly<Record<CheckedReceipt['verdict'], Said>> = {
  genuine: {
    severity: 'success',
    title: 'The signature is valid',
    text: 'We signed exactly what the file says.',
  },
  altered: {
    severity: 'error',
    title: 'The file was changed',
    text: 'The signature does not match.',
  },
  unknown_key: {
    severity: 'error',
    title: 'It is not signed by us',
    text: 'It was signed with a key we have never used.',
  },
  key_ended: {
    severity: 'error',
    title: 'Its key had expired',
    text: 'It was signed with a key that we had stopped using before the test was handed in.',
  },
  no_receipt: {
    severity: 'error',
    title: 'This is not one of our receipts',
    text: 'It is a different file, or another program changed it. Ask for the original download.',
  },
};

export function agreementOf({ verdict, isKnown, differences, erased }: CheckedReceipt): Said | undefined {
  if (verdict === 'no_receipt') return undefined;
  if (!isKnown)
    return {
      severity: 'error',
      title: 'The history has no such test',
      text: 'No sitting with this id was handed in.',
    };
  if (differences.length > 0)
    return { severity: 'error', title: 'It differs from the history', text: 'Rely on the history.' };
  if (erased > 0)
    return {
      severity: 'warning',
      title: 'It matches the history as far as we can check',
      text: `The account was deleted, and with it the words of ${erased === 1 ? 'one answer' : `${erased} answers`}: these cannot be compared.`,
    };
  return {
    severity: 'success',
    title: 'It matches the history',
    text: 'The test, the times and each answer are the same there.',
  };
}
