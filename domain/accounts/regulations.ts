import { z } from 'zod';
import { calendarDay } from '../core/text/words.ts';

export const agreedToSchema = z.object({ termsOfUse: z.iso.date(), privacyPolicy: z.iso.date() });
export type AgreedTo = z.infer<typeof agreedToSchema>;

export const regulationsInForce: AgreedTo = { termsOfUse: '2026-11-28', privacyPolicy: '2026-11-28' };

export const regulationPaths = {
  termsOfUse: '/regulations/terms-of-use',
  privacyPolicy: '/regulations/privacy-policy',
} as const satisfies Record<keyof AgreedTo, string>;

export function agreementInWords(agreed: AgreedTo | undefined): string {
  if (!agreed) return '';
  const { termsOfUse, privacyPolicy } = agreed;
  return `. Agreed to the terms of use of ${calendarDay(termsOfUse)} and the privacy policy of ${calendarDay(privacyPolicy)}`;
}
