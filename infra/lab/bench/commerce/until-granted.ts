import { savePurchaseToUser } from '#domain/commerce/carts/cart-contract.ts';
import type { Student } from '../sittings/students.ts';

/** Polls like the returning browser until the purchase is granted. */
export async function untilGranted({ client }: Pick<Student, 'client'>, cartId: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { status } = (await client.call(savePurchaseToUser, { cartId })).body;
    if (status === 'granted') return;
  }
  throw new Error('it was paid, and is not granted');
}
