import { isPaidCart } from '#domain/commerce/carts/cart.ts';
import { streamId } from '#projections/core/tables/stream-id.ts';
import { readCart } from '#services/commerce/carts/on-cart.ts';
import { attachedReceipt, receiptIn } from '#services/commerce/receipts/receipt-file.ts';
import { defineReactor, type Reactor } from '../core/reactor.ts';
import { userOfEvent } from '../core/user-of-event.ts';
import { createMailPost, type PostDependencies } from '../mail/post-mail.ts';
import { receiptMail, refundMail } from './purchase-mails.ts';

export function purchaseReactor(dependencies: PostDependencies): Reactor {
  const { journal, site } = dependencies;
  const post = createMailPost(dependencies);
  return defineReactor({
    name: 'purchase-mails',
    version: 1,
    types: ['PackageDelivered', 'RefundCompleted', 'PaymentReturned'],
    async handle(event) {
      const userId = userOfEvent(event);
      const about = { userId, requestId: event.id, site };
      if (event.type === 'PackageDelivered')
        return post(userId, async (account, email) => {
          const found = await readCart(journal, streamId(event.stream));
          const receipt = found && receiptIn(found, account);
          return receiptMail({ ...about, email }, event.data, receipt && (await attachedReceipt(receipt)));
        });
      if (event.type === 'PaymentReturned') {
        const { paid: amount } = event.data;
        return post(userId, (_account, email) =>
          refundMail({ ...about, email }, { amount, name: undefined }),
        );
      }
      const cart = (await readCart(journal, streamId(event.stream)))?.cart;
      const name = cart && isPaidCart(cart) ? cart.payment.offer.name : undefined;
      const { amount } = event.data;
      await post(userId, (_account, email) => refundMail({ ...about, email }, { amount, name }));
    },
  });
}
