import { reject } from '#domain/core/events/decision.ts';
import { checkMockTestReceipt, fetchMockTestReceipt } from '#domain/receipts/contract.ts';
import { differencesOf } from '#domain/receipts/receipt.ts';
import { verifyReceipt } from '#domain/receipts/verify-receipt.ts';
import type { Dependencies } from '../dependencies.ts';
import { route, type Route } from '../http/route.ts';
import { readOwnSitting } from '../sittings/read-sitting.ts';
import { makeReceipt, signReceipt } from './issue-receipt.ts';

export const routes = (dependencies: Pick<Dependencies, 'journal' | 'bank' | 'receiptSigner'>): Route[] => [
  route(fetchMockTestReceipt, async ({ input: { sessionId }, principal }) => {
    const sitting = await readOwnSitting(dependencies.journal, sessionId, principal.userId);
    if (!sitting) return reject('mock_test_not_found');
    const made = await makeReceipt(dependencies, sessionId);
    if (!made) return reject('test_not_submitted');
    return { status: 200, body: signReceipt(dependencies.receiptSigner, made.receipt) };
  }),

  route(checkMockTestReceipt, async ({ input }) => {
    const { receiptSigner } = dependencies;
    const { verdict, file } = verifyReceipt(Buffer.from(input.file), receiptSigner.publicKeys);
    const given = file?.receipt;
    if (!given)
      return { status: 200, body: { verdict, isKnown: false, differences: new Array<string>(), erased: 0 } };
    const { sessionId, userId } = given;
    const made = await makeReceipt(dependencies, sessionId);
    const body = {
      verdict,
      sessionId,
      userId,
      isKnown: made !== undefined,
      differences: made ? [...differencesOf(given, made)] : [],
      erased: made?.erased.size ?? 0,
    };
    return { status: 200, body };
  }),
];
