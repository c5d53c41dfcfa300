import type { CheckedReceipt } from '#domain/mock-tests/receipt-contract.ts';

interface Said {
  readonly severity: 'success' | 'warning' | 'error';
  readonly title: string;
  readonly text: string;
}

export const verdictWords: Readonly<Record<CheckedReceipt['verdict'], Said>> = {
  genuine: {
    severity: 'success',
    title: 'The signature holds',
    text: 'We signed exactly what the file says.',
  },
  altered: {
    severity: 'error',
    title: 'The file was changed',
    text: 'What it says does not go with its signature.',
  },
  unknown_key: {
    severity: 'error',
    title: 'It is not signed by us',
    text: 'It names a key that is none of ours, now or before.',
  },
  key_ended: {
    severity: 'error',
    title: 'Its key had ended',
    text: 'It is signed with a key that we had stopped using when the test was handed in.',
  },
  no_receipt: {
    severity: 'error',
    title: 'This is no receipt as we give them',
    text: 'It is another file, or it was saved by a program that changed its form. Ask for the file as it was downloaded.',
  },
};

/** Whether it goes with the history; nothing is told of a file that is no receipt. */
export function agreementOf({ verdict, isKnown, differences, erased }: CheckedReceipt): Said | undefined {
  if (verdict === 'no_receipt') return undefined;
  if (!isKnown)
    return {
      severity: 'error',
      title: 'The history knows no such test',
      text: 'There is no sitting of this id that was handed in.',
    };
  if (differences.length > 0)
    return { severity: 'error', title: 'It differs from the history', text: 'The history is what happened.' };
  if (erased > 0)
    return {
      severity: 'warning',
      title: 'It goes with the history as far as that can be told',
      text: `The account was deleted, and with it the words of ${erased === 1 ? 'one answer' : `${erased} answers`}: these cannot be compared.`,
    };
  return {
    severity: 'success',
    title: 'It goes with the history',
    text: 'The test, the times and each answer are the same there.',
  };
}
