import { z } from 'zod';

/** By what a login goes on after the password. */
export type SecondStepMethod = 'code' | 'passkey' | 'recovery_code';

/**
 * The 202 answer of `loginStudent`. In the first load of the client, so rare parts are apart: `passkeyRequestSchema`.
 */
export const secondStepSchema = z.object({
  /** Ends after five minutes. */
  challenge: z.string(),
  methods: z.array(z.enum(['code', 'passkey', 'recovery_code'])),
  /** What the browser is asked to sign, where there is a passkey. */
  passkey: z.record(z.string(), z.unknown()).optional(),
});
export type SecondStep = z.infer<typeof secondStepSchema>;
