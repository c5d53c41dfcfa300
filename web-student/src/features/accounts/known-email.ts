import { z } from 'zod';
import { safeRedirect } from '#student/app/paths.ts';
import { browserStore, storageKeys } from '#student/core/storage.ts';

const stateSchema = z.object({ email: z.string() });

/** Router state that fills in the address at login. It is not in the URL, because URLs are logged. */
export const withEmail = (email: string | undefined) => (email === undefined ? {} : { email });

/**
 * The address to fill in: the previous page's, or the last one mailed from this browser if there was no login since.
 */
export function emailOf(state: unknown): string | undefined {
  return stateSchema.safeParse(state).data?.email ?? browserStore.get(storageKeys.signedUpEmail);
}

/** Stored until the first login, because the link may open a new tab. @param wayBack where to go after that login */
export function storeMailed(email: string, wayBack: string | undefined): void {
  browserStore.set(storageKeys.signedUpEmail, email);
  if (wayBack === undefined) browserStore.remove(storageKeys.wayBack);
  else browserStore.set(storageKeys.wayBack, wayBack);
}

/** Where the recipient of the email wanted to go; undefined for another address. */
export function wayBackOf(email = browserStore.get(storageKeys.signedUpEmail)): string | undefined {
  const isTheirs = email?.toLowerCase() === browserStore.get(storageKeys.signedUpEmail)?.toLowerCase();
  return isTheirs ? safeRedirect(browserStore.get(storageKeys.wayBack)) : undefined;
}

export function forgetMailed(): void {
  browserStore.remove(storageKeys.signedUpEmail);
  browserStore.remove(storageKeys.wayBack);
}
