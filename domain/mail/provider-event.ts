import { z } from 'zod';
import type { MailReport } from './mail-address.ts';

const addressSchema = z.email().max(254);

/**
 * What a mail provider tells of a mail, in the form that Resend uses; others are brought into it by a few lines where they
 * send. Types that are not known here are passed over: providers add some.
 */
export const providerEventSchema = z.object({
  type: z.string().max(100),
  created_at: z.iso.datetime({ offset: true }).transform((time) => new Date(time).toISOString()),
  data: z.object({
    to: z.union([addressSchema.transform((one) => [one]), z.array(addressSchema).max(50)]).optional(),
    bounce: z
      .object({
        /** `Permanent` where the address takes nothing; `Transient` where it may take it later. */
        type: z.string().max(100).optional(),
      })
      .optional(),
  }),
});
type ProviderEvent = z.infer<typeof providerEventSchema>;

/** What of it keeps mail from addresses; undefined for what does not, such as a full mailbox. */
export function reportOf({ type, created_at: at, data }: ProviderEvent): MailReport | undefined {
  if (type === 'email.complained') return { kind: 'complaint', at };
  const isForGood = /^(permanent|hard)$/i.test(data.bounce?.type ?? 'permanent');
  return type === 'email.bounced' && isForGood ? { kind: 'bounce', at } : undefined;
}
