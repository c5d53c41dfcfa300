import { setTimeout as pause } from 'node:timers/promises';
import type { TillCard } from '#services/payments/till/till-payment.ts';

export type TillButton = TillCard | 'confirm';

/** Presses a button of the till's page, with retries: repetitions have no effect. @param page `redirectUrl` */
export async function pressAtTill(page: string, button: TillButton, over: AbortSignal): Promise<void> {
  const url = new URL(page);
  const secret = url.searchParams.get('secret') ?? '';
  const form = button === 'confirm' ? { do: 'confirm' } : { do: 'pay', card: button };
  while (!over.aborted) {
    const answer = await fetch(url.origin + url.pathname, {
      method: 'POST',
      body: new URLSearchParams({ secret, ...form }),
      redirect: 'manual',
      signal: AbortSignal.timeout(5_000),
    }).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer && answer.status < 400) return;
    await pause(200);
  }
}
