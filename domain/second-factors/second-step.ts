import { z } from 'zod';

export type SecondStepMethod = 'code' | 'passkey' | 'recovery_code';

/** The 202 answer of `loginStudent`. In the client's first load, so rare parts are separate: `passkeyRequestSchema`. */
export const secondStepSchema = z.object({
  /** Valid for five minutes. */
  challenge: z.string(),
  methods: z.array(z.enum(['code', 'passkey', 'recovery_code'])),
  passkey: z.record(z.string(), z.unknown()).optional(),
});
export type SecondStep = z.infer<typeof secondStepSchema>;
