import { z } from 'zod';
import type { MailReport } from './mail-address.ts';

const addressSchema = z.email().max(254);

/** A provider's report in Resend's form; others are converted. Unknown types are ignored. */
export const providerEventSchema = z.object({
  type: z.string().max(100),
  created_at: z.iso.datetime({ offset: true }).transform((time) => new Date(time).toISOString()),
  data: z.object({
    to: z.union([addressSchema.transform((one) => [one]), z.array(addressSchema).max(50)]).optional(),
    bounce: z
      .object({
        /** `Permanent`: the address takes no mail; `Transient`: it may later. */
        type: z.string().max(100).optional(),
      })
      .optional(),
  }),
});
type ProviderEvent = z.infer<typeof providerEventSchema>;

export function reportOf({ type, created_at: at, data }: ProviderEvent): MailReport | undefined {
  if (type === 'email.complained') return { kind: 'complaint', at };
  const isForGood = /^(permanent|hard)$/i.test(data.bounce?.type ?? 'permanent');
  return type === 'email.bounced' && isForGood ? { kind: 'bounce', at } : undefined;
}
