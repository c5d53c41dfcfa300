import { test } from 'vitest';
import { given } from '../../core/testing/given-when-then.ts';
import { notePaymentCard, paymentCardStream } from './payment-card.ts';

test('records each user of a card once', () => {
  const used = (userId: string) => ({ type: 'PaymentCardUsed', data: { userId } }) as const;
  given(paymentCardStream, [used('ann')])
    .when((state) => notePaymentCard(state, { userId: 'bob' }))
    .then([used('bob')]);
  given(paymentCardStream, [used('ann'), used('bob')])
    .when((state) => notePaymentCard(state, { userId: 'ann' }))
    .then([]);
});
