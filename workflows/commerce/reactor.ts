import { cartStream } from '#domain/commerce/carts/cart.ts';
import { defineReactor, type Reactor } from '../core/reactor.ts';
import type { WorkflowStarter } from '../core/workflow-starter.ts';
import { purchase, settlePurchase } from './purchase.ts';

/** Starts a workflow for each requested payment and refund. */
export function purchasesReactor(workflows: WorkflowStarter): Reactor {
  return defineReactor({
    name: 'purchases',
    version: 1,
    types: ['PaymentRequested', 'RefundRequested', 'PaymentNotAccepted'],
    lanes: { atOnce: 16, of: ({ stream }) => stream },
    async handle({ type, data, stream, id, metadata }) {
      const { correlationId } = metadata;
      const cartId = stream.slice(cartStream.nameOf('').length);
      if (type !== 'PaymentRequested')
        return workflows.start(`settle_${id}`, settlePurchase, { cartId, correlationId });
      const { paymentId } = data;
      const input = { cartId, paymentId, correlationId, askedAt: metadata.at };
      return workflows.start(`purchase_${cartId}_${paymentId}`, purchase, input);
    },
  });
}
