/** The student client's keys (specification, document 1, section 3): one browser has one log-in for both. */
const tokenKey = 'jwtToken';
const userKey = 'user';

/** Storage may be forbidden; then the log-in lasts as long as the page. */
let kept: string | undefined;
let notice: string | undefined;

/** Why the last log-in was lost. */
export const lostBecause = (): string | undefined => notice;

export function storedToken(): string | undefined {
  try {
    return localStorage.getItem(tokenKey) ?? kept;
  } catch {
    return kept;
  }
}

export function storeToken(token: string, user: unknown): void {
  kept = token;
  notice = undefined;
  try {
    localStorage.setItem(tokenKey, token);
    localStorage.setItem(userKey, JSON.stringify(user));
  } catch {
    // Kept in memory.
  }
}

/** @param why in words for the log-in page, where the log-in was not ended by the user */
export function forgetToken(why?: string): void {
  kept = undefined;
  notice = why;
  try {
    localStorage.removeItem(tokenKey);
    localStorage.removeItem(userKey);
  } catch {
    // There was nothing to forget.
  }
}
