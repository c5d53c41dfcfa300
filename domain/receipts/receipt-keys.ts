import { z } from 'zod';
import { instantSchema } from '../core/instant.ts';

/** Public keys of receipts by RFC 7517 and RFC 8037: the current one first, then earlier ones. */
export const receiptKeysSchema = z.object({
  keys: z.array(
    z.object({
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      kid: z.string(),
      /** 32 bytes in base64url. */
      x: z.string().regex(/^[\w-]{43}$/),
      /** When it stopped signing: receipts of later tests are not genuine. */
      until: instantSchema.optional(),
    }),
  ),
});
export type ReceiptKeys = z.infer<typeof receiptKeysSchema>;

export const receiptKeysPath = '/.well-known/ninety-receipts.json';
