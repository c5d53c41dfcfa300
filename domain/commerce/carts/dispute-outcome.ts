import { z } from 'zod';

export const disputeOutcomeSchema = z.enum(['won', 'lost', 'unknown']);
export type DisputeOutcome = z.infer<typeof disputeOutcomeSchema>;
