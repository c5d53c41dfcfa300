import { receiptKeysPath, receiptKeysSchema, type ReceiptKeys } from '#domain/receipts/receipt-keys.ts';
import { browserStore, readJson, storageKeys } from '#student/core/storage.ts';

export function keptReceiptKeys(): ReceiptKeys | undefined {
  return receiptKeysSchema.safeParse(readJson(browserStore, storageKeys.receiptKeys)).data;
}

/** Fetches the current keys and caches them for offline use. @throws if the request fails or the response is invalid */
export async function fetchReceiptKeys(signal: AbortSignal): Promise<ReceiptKeys> {
  const answer = await fetch(receiptKeysPath, { signal });
  const keys = receiptKeysSchema.parse(await answer.json());
  browserStore.set(storageKeys.receiptKeys, JSON.stringify(keys));
  return keys;
}
