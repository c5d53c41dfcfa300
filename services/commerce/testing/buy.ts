import {
  createCart,
  createPaymentIntentt,
  fetchCart,
  savePurchaseToUser,
} from '#domain/commerce/carts/cart-contract.ts';
import type { PackageId } from '#domain/commerce/packages/package-id.ts';
import type { TestApi, TestPerson } from '#infra/testing/api.ts';
import { payAtTill } from '../../payments/testing/pay-at-till.ts';

/** Buys a package with a valid card. @returns the cart's id */
export async function buy(api: TestApi, student: TestPerson, packageId: PackageId): Promise<string> {
  const { cartId } = (await student.call(createCart, { packageId, country: 'US' })).body;
  const { total: seen } = (await student.call(fetchCart, { cartId })).body;
  const { clientSecret } = (await student.call(createPaymentIntentt, { cartId, method: 'card', seen })).body;
  // As Stripe has it, a secret begins with the payment's id.
  const [paymentId = ''] = clientSecret.split('_secret_');
  await payAtTill(api, { paymentId, clientSecret }, { do: 'pay', card: 'succeeds' });
  await student.call(savePurchaseToUser, { cartId });
  return cartId;
}
