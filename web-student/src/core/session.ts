import { v7 as newId } from 'uuid';
import { userSchema, type User } from '#domain/accounts/user-contract.ts';
import { createObservable, useObservable } from './observable.ts';
import { browserStore, readJson, storageKeys } from './storage.ts';
import { isExpired } from './token.ts';

export interface Session {
  readonly token: string;
  readonly user: User;
}

const session = createObservable<Session | undefined>(stored());

function stored(): Session | undefined {
  const token = browserStore.get(storageKeys.jwtToken);
  const user = userSchema.safeParse(readJson(browserStore, storageKeys.user));
  if (token === undefined || !user.success || isExpired(token, Date.now())) {
    forget();
    return undefined;
  }
  return { token, user: user.data };
}

function forget() {
  browserStore.remove(storageKeys.jwtToken);
  browserStore.remove(storageKeys.user);
}

export const currentSession = session.get;
export const onSession = session.subscribe;

export function useSession(): Session | undefined {
  return useObservable(session);
}

export function beginSession(next: Session) {
  browserStore.set(storageKeys.jwtToken, next.token);
  browserStore.set(storageKeys.user, JSON.stringify(next.user));
  session.set(next);
}

export function endSession() {
  forget();
  session.set(undefined);
}

export function rememberUser(user: User) {
  const now = session.get();
  if (!now || now.user.id !== user.id || JSON.stringify(now.user) === JSON.stringify(user)) return;
  beginSession({ token: now.token, user });
}

let madeVisitorId: string | undefined;

export function visitorId(): string {
  const known = madeVisitorId ?? browserStore.get(storageKeys.visitorId);
  if (known) return known;
  madeVisitorId = newId();
  browserStore.set(storageKeys.visitorId, madeVisitorId);
  return madeVisitorId;
}

/** The owner of a draft or an answer, because devices may be shared: `user:<id>` or `visitor:<id>`. */
export function currentOwner(): string {
  const now = session.get();
  return now ? `user:${now.user.id}` : visitorAsOwner();
}

export const visitorAsOwner = () => `visitor:${visitorId()}`;

export function followOtherTabs() {
  window.addEventListener('storage', ({ key }) => {
    if (key !== storageKeys.jwtToken && key !== storageKeys.user && key !== null) return;
    const token = browserStore.get(storageKeys.jwtToken);
    const user = userSchema.safeParse(readJson(browserStore, storageKeys.user));
    const now = session.get();
    if (token === undefined) {
      if (now) session.set(undefined);
    } else if (user.success && token !== now?.token) session.set({ token, user: user.data });
  });
}
