import type { FailureCode } from '#domain/rejections.ts';
import { thisPage } from './this-page.ts';

/** The student client's keys (specification, document 1, section 3): both clients share one login per browser. */
const tokenKey = 'jwtToken';
const userKey = 'user';

export function storedToken(): string | undefined {
  try {
    return localStorage.getItem(tokenKey) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetToken(): void {
  try {
    localStorage.removeItem(tokenKey);
    localStorage.removeItem(userKey);
  } catch {
    // Without storage there is no token to delete.
  }
}

/**
 * Deletes the login and redirects to the student client's login, which returns here: document 1, section 2.
 * @param ended why the session ended
 */
export function leaveForLogin(ended?: FailureCode): void {
  // Several calls may fail at the same time; the first one has the best reason.
  if (thisPage.isLeavingForLogin) return;
  thisPage.isLeavingForLogin = true;
  forgetToken();
  const { pathname, search, hash } = location;
  const query = new URLSearchParams({ redirect: pathname + search + hash, ...(ended && { ended }) });
  thisPage.leaveFor(`/login?${query.toString()}`);
}
