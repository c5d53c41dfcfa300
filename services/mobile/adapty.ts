import { z } from 'zod';
import { MobileProviderAway, type MobileSubscriptions } from './mobile-subscriptions.ts';

export interface AdaptySettings {
  readonly secretKey: string;
  readonly apiUrl: string;
}

const patienceMs = 8_000;

/** Adapty's non-standard format `2020-01-15T15:10:36.517975+0000`, which V8's `Date` accepts. */
const moment = z
  .string()
  .max(40)
  .transform((text, context) => {
    const time = Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
    if (Number.isNaN(time)) {
      context.addIssue('not a time');
      return z.NEVER;
    }
    return new Date(time).toISOString();
  });

const accessLevelSchema = z.object({
  access_level_id: z.string().max(200),
  store: z.string().regex(/^[\w .-]{1,60}$/),
  store_transaction_id: z.string().min(1).max(300),
  starts_at: moment.nullish(),
  purchased_at: moment,
  expires_at: moment.nullable(),
  cancellation_reason: z.string().max(100).nullish(),
  environment: z.string().max(40).nullish(),
});

/** Adapty's Server-side API, version 2: "Get profile". */
const profileSchema = z.object({
  data: z.object({
    profile_id: z.uuid(),
    customer_user_id: z.string().nullable(),
    access_levels: z.array(accessLevelSchema).nullish(),
  }),
});

/** Adapty's HTTP API. Its error bodies are dropped, because they may repeat our key. */
export function createAdapty({ secretKey, apiUrl }: AdaptySettings): MobileSubscriptions {
  return {
    async find(adaptyId) {
      try {
        const response = await fetch(`${apiUrl}/api/v2/server-side-api/profile/`, {
          headers: { authorization: `Api-Key ${secretKey}`, 'adapty-profile-id': adaptyId },
          redirect: 'error',
          signal: AbortSignal.timeout(patienceMs),
        });
        if (response.status === 404) return undefined;
        if (!response.ok) throw new MobileProviderAway(`Adapty answered with status ${response.status}`);
        const { data } = profileSchema.parse(await response.json());
        return {
          adaptyId: data.profile_id,
          customerUserId: data.customer_user_id,
          purchases: (data.access_levels ?? []).map((level) => ({
            accessLevelId: level.access_level_id,
            store: level.store,
            transactionId: level.store_transaction_id,
            startsAt: level.starts_at ?? level.purchased_at,
            expiresAt: level.expires_at,
            isRefunded: level.cancellation_reason === 'refund',
            isSandbox: level.environment?.toLowerCase() === 'sandbox',
          })),
        };
      } catch (cause) {
        throw cause instanceof MobileProviderAway
          ? cause
          : new MobileProviderAway('Adapty sent an invalid response', { cause });
      }
    },
  };
}
