import { createHmac } from 'node:crypto';
import { mailAddressStream, type MailAddress } from '#domain/mail/mail-address.ts';
import type { Journal } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';
import { derivedKey } from '../core/derived-key.ts';

/** The stream id of an address' deliverability: a keyed hash, so that no reader learns the address. */
export function mailAddressId(personalDataKey: Uint8Array, email: string): string {
  const key = derivedKey(personalDataKey, 'mail-address');
  return createHmac('sha256', key).update(email.toLowerCase()).digest('hex');
}

export async function readMailAddress(
  journal: Journal,
  personalDataKey: Uint8Array,
  email: string,
): Promise<MailAddress> {
  const stream = mailAddressStream.nameOf(mailAddressId(personalDataKey, email));
  return fold(mailAddressStream, await journal.read(mailAddressStream, stream));
}
