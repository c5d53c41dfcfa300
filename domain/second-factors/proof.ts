import { z } from 'zod';
import { appCodeSchema, recoveryCodeSchema } from './code-schemas.ts';
import { passkeyUsedSchema } from './passkey-schemas.ts';

export const proofSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('code'), code: appCodeSchema }),
  z.object({ kind: z.literal('recovery_code'), code: recoveryCodeSchema }),
  z.object({ kind: z.literal('passkey'), passkey: passkeyUsedSchema }),
]);
export type Proof = z.infer<typeof proofSchema>;
