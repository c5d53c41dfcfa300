import { createCart, createPaymentIntentt, fetchCart } from '#domain/commerce/carts/cart-contract.ts';
import type { Student } from '../sittings/students.ts';

/** Opens a student's cart and requests a payment at the till. */
export async function askAtTill({ client }: Pick<Student, 'client'>) {
  const { cartId } = (await client.call(createCart, { packageId: 'package_speaking_credits', country: 'US' }))
    .body;
  const { total } = (await client.call(fetchCart, { cartId })).body;
  const { body } = await client.call(createPaymentIntentt, { cartId, method: 'card', seen: total });
  if (body.redirectUrl === null) throw new Error('the till has a page');
  return { cartId, redirectUrl: body.redirectUrl };
}

/** Pays on the till's page with a card that succeeds. */
export async function payByCard(redirectUrl: string): Promise<void> {
  const { origin, pathname, searchParams } = new URL(redirectUrl);
  const secret = searchParams.get('secret') ?? '';
  const form = new URLSearchParams({ secret, do: 'pay', card: 'succeeds' });
  const answer = await fetch(origin + pathname, { method: 'POST', body: form, redirect: 'manual' });
  await answer.arrayBuffer();
  if (answer.status !== 303) throw new Error(`the till answers ${answer.status}`);
}
