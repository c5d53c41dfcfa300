import type { Page } from 'playwright-core';
import { saveQuestionDone } from '#domain/practice/contract.ts';
import { uploadRecordingPiece } from '#domain/speaking/contract.ts';

/**
 * Cuts the connection during the upload of a recording. The server acknowledges the first `acknowledged` pieces and
 * receives one more, but its answer is lost. Call it before the page opens.
 * @returns a promise that resolves at the cut; from then on the page is offline
 */
export async function cutAmongPieces(page: Page, acknowledged: number): Promise<{ cut: Promise<void> }> {
  const devTools = await page.context().newCDPSession(page);
  const { promise: cut, resolve } = Promise.withResolvers<void>();
  let answered = 0;
  const onAnswer = async (requestId: string) => {
    answered += 1;
    if (answered <= acknowledged) return devTools.send('Fetch.continueResponse', { requestId });
    await page.context().setOffline(true);
    await devTools.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' });
    await devTools.send('Fetch.disable');
    return resolve();
  };
  devTools.on('Fetch.requestPaused', ({ requestId }) => void onAnswer(requestId));
  await devTools.send('Fetch.enable', {
    patterns: [{ urlPattern: `*${uploadRecordingPiece.path}*`, requestStage: 'Response' }],
  });
  return { cut };
}

/**
 * Cuts the connection at an answer twice: before it arrives, and on the retry, before the page gets the
 * acknowledgement.
 * @returns promises that resolve at each cut; from then on the page is offline
 */
export async function cutAroundAnswer(page: Page): Promise<{ before: Promise<void>; after: Promise<void> }> {
  const before = Promise.withResolvers<void>();
  const after = Promise.withResolvers<void>();
  const cuts = [before, after];
  await page.route(`**${saveQuestionDone.path}`, async (route) => {
    const cut = cuts.shift();
    if (!cut) return route.continue();
    if (cut === after) await route.fetch();
    await page.context().setOffline(true);
    await route.abort('connectionreset');
    return cut.resolve();
  });
  return { before: before.promise, after: after.promise };
}
