import { z } from 'zod';

/** How a dispute at the bank ended for us. */
export const disputeOutcomeSchema = z.enum(['won', 'lost', 'unknown']);
export type DisputeOutcome = z.infer<typeof disputeOutcomeSchema>;
