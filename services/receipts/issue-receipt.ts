import { createHash } from 'node:crypto';
import { canonicalJson } from '#domain/core/events/canonical-json.ts';
import { fold } from '#domain/core/events/stream.ts';
import { mockTestStream } from '#domain/sittings/mock-test-attempt.ts';
import { stubTextOf } from '#domain/receipts/receipt-stub.ts';
import { receiptOf, type MadeReceipt, type Receipt, type ReceiptFile } from '#domain/receipts/receipt.ts';
import type { Dependencies } from '../dependencies.ts';

type Sources = Pick<Dependencies, 'journal' | 'bank' | 'receiptSigner'>;

export async function makeReceipt(
  { journal, bank, receiptSigner }: Sources,
  sessionId: string,
): Promise<MadeReceipt | undefined> {
  const events = await journal.read(mockTestStream, mockTestStream.nameOf(sessionId));
  const state = fold(mockTestStream, events);
  if (state.status === 'not_started') return undefined;
  const questions = await Promise.all(
    state.questions.map(async ({ uid, revision }) => [uid, await bank.getRevision(uid, revision)] as const),
  );
  return receiptOf(events, {
    keyId: receiptSigner.keyId,
    salt: receiptSigner.saltOf(sessionId),
    sha256: (text) => createHash('sha256').update(text).digest('hex'),
    questions: new Map(questions),
  });
}

export function signReceipt(receiptSigner: Dependencies['receiptSigner'], receipt: Receipt): ReceiptFile {
  return {
    receipt,
    salt: receiptSigner.saltOf(receipt.sessionId),
    signature: receiptSigner.sign(canonicalJson(receipt)),
    stub: receiptSigner.sign(stubTextOf(receipt)),
  };
}
