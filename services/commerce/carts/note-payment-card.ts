import { createHmac } from 'node:crypto';
import { notePaymentCard as decide, paymentCardStream } from '#domain/commerce/carts/payment-card.ts';
import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import { derivedKey } from '../../core/derived-key.ts';
import { handle } from '../../core/handle.ts';
import { stepOf } from './on-cart.ts';

export async function notePaymentCard(
  {
    journal,
    settings,
  }: { readonly journal: Journal; readonly settings: { readonly personalDataKey: Uint8Array } },
  { userId, fingerprint }: { readonly userId: string; readonly fingerprint: string },
  context: CommandContext,
): Promise<void> {
  const key = derivedKey(settings.personalDataKey, 'payment-card');
  const id = createHmac('sha256', key).update(fingerprint).digest('base64url').slice(0, 22);
  await handle(journal, paymentCardStream, id, stepOf(context, userId), (card) => decide(card, { userId }));
}
