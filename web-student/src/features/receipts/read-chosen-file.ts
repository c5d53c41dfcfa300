import type { ReceiptKeys } from '#domain/receipts/receipt-keys.ts';
import { receiptFileBytes } from '#domain/receipts/receipt.ts';
import { verifyReceipt, type CheckedFile, type ReceiptFault } from '#domain/receipts/verify-receipt.ts';

export type CheckedReceipt = Exclude<CheckedFile, { readonly verdict: 'no_receipt' }>;

const faults: Readonly<Record<ReceiptFault, string>> = {
  not_text: 'This file is not a text file. Choose the .json file that you downloaded from us.',
  not_json: 'This file is not in the format of a receipt. Choose the .json file that you downloaded from us.',
  not_a_receipt: 'This is not one of our receipts. Choose the file that you downloaded from us.',
  not_canonical: 'Another program has changed this file. Choose the file as you downloaded it from us.',
};

export async function readChosenFile(
  file: File,
  keys: ReceiptKeys,
): Promise<CheckedReceipt | { readonly fault: string }> {
  if (file.size > receiptFileBytes)
    return { fault: 'This file is too large for a receipt. Choose a file of 200 kB at most.' };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { fault: 'Your browser cannot read this file. It may have been moved. Choose it again.' };
  }
  const checked = verifyReceipt(bytes, keys);
  return checked.verdict === 'no_receipt' ? { fault: faults[checked.fault] } : checked;
}
