import { z } from 'zod';
import { safeRedirect } from '../../app/paths.ts';
import { browserStore, storageKeys } from '../../core/storage.ts';

const stateSchema = z.object({ email: z.string() });

/** The state of a way to the login that fills in the address. It stands in no URL, for URLs are written down in logs. */
export const withEmail = (email: string | undefined) => (email === undefined ? {} : { email });

/**
 * The address to fill in: that of the page before, or the one mailed from this browser that has not logged in since.
 */
export function emailOf(state: unknown): string | undefined {
  return stateSchema.safeParse(state).data?.email ?? browserStore.get(storageKeys.signedUpEmail);
}

/** Kept until the first login, because the link may open a new tab. @param wayBack where to go after that login */
export function keepMailed(email: string, wayBack: string | undefined): void {
  browserStore.set(storageKeys.signedUpEmail, email);
  if (wayBack === undefined) browserStore.remove(storageKeys.wayBack);
  else browserStore.set(storageKeys.wayBack, wayBack);
}

/** Where who was mailed wanted to go; nothing for another address than theirs. */
export function wayBackOf(email = browserStore.get(storageKeys.signedUpEmail)): string | undefined {
  const isTheirs = email?.toLowerCase() === browserStore.get(storageKeys.signedUpEmail)?.toLowerCase();
  return isTheirs ? safeRedirect(browserStore.get(storageKeys.wayBack)) : undefined;
}

export function forgetMailed(): void {
  browserStore.remove(storageKeys.signedUpEmail);
  browserStore.remove(storageKeys.wayBack);
}
