import type { FailureCode } from '#domain/rejections.ts';
import { thisPage } from './this-page.ts';

/** The student client's keys (specification, document 1, section 3): one browser has one login for both. */
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
    // There was nothing to forget.
  }
}

/**
 * Forgets the login and goes to the student client's, which returns here: document 1, section 2.
 * @param ended why the session ended
 */
export function leaveForLogin(ended?: FailureCode): void {
  // Several calls may fail at once; the first knows best why.
  if (thisPage.isLeavingForLogin) return;
  thisPage.isLeavingForLogin = true;
  forgetToken();
  const { pathname, search, hash } = location;
  const query = new URLSearchParams({ redirect: pathname + search + hash, ...(ended && { ended }) });
  thisPage.leaveFor(`/login?${query.toString()}`);
}
