import { z } from 'zod';
import { calendarDay } from '../core/text/words.ts';

/** The terms of use and the privacy policy that a user agreed to, by the date of their last change: ISO 8601. */
export const agreedToSchema = z.object({ termsOfUse: z.iso.date(), privacyPolicy: z.iso.date() });
export type AgreedTo = z.infer<typeof agreedToSchema>;

/** Those in force. The published pages bear the same dates, which a test of the content compares. */
export const regulationsInForce: AgreedTo = { termsOfUse: '2026-11-26', privacyPolicy: '2026-11-26' };

export const regulationPaths = {
  termsOfUse: '/regulations/terms-of-use',
  privacyPolicy: '/regulations/privacy-policy',
} as const satisfies Record<keyof AgreedTo, string>;

/** What the history says of it; nothing where an account was made by us. */
export function agreementInWords(agreed: AgreedTo | undefined): string {
  if (!agreed) return '';
  const { termsOfUse, privacyPolicy } = agreed;
  return `. Agreed to the terms of use of ${calendarDay(termsOfUse)} and the privacy policy of ${calendarDay(privacyPolicy)}`;
}
