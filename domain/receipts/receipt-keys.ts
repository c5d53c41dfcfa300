import { z } from 'zod';
import { instantSchema } from '../core/instant.ts';

/** The public keys of receipts, as RFC 7517 and RFC 8037 have them: that of today first, then those of before. */
export const receiptKeysSchema = z.object({
  keys: z.array(
    z.object({
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      kid: z.string(),
      /** 32 bytes in base64url. */
      x: z.string().regex(/^[\w-]{43}$/),
      /** When it stopped signing: no test that was handed in later has a genuine receipt by it. */
      until: instantSchema.optional(),
    }),
  ),
});
export type ReceiptKeys = z.infer<typeof receiptKeysSchema>;

/** Their address on the site. */
export const receiptKeysPath = '/.well-known/ninety-receipts.json';
