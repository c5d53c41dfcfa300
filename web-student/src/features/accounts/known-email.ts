import { z } from 'zod';
import { browserStore, storageKeys } from '../../core/storage.ts';

const stateSchema = z.object({ email: z.string() });

/** The state of a way to the log-in that fills in the address. It stands in no URL, for URLs are written down in logs. */
export const withEmail = (email: string | undefined) => (email === undefined ? {} : { email });

/**
 * The address to fill in at the log-in: that of the page before, or the one that signed up in this browser and has
 * not verified yet.
 */
export function emailOf(state: unknown): string | undefined {
  return stateSchema.safeParse(state).data?.email ?? browserStore.get(storageKeys.signedUpEmail);
}

/** Kept until the first log-in: the mail's link may open a new tab, which knows of no page before. */
export const keepSignedUpEmail = (email: string) => browserStore.set(storageKeys.signedUpEmail, email);
export const forgetSignedUpEmail = () => browserStore.remove(storageKeys.signedUpEmail);
