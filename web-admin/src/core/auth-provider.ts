import { logoutStudent, retrieveUser, type User } from '#domain/accounts/contract.ts';
import { mayExport, mayMake } from '#domain/accounts/roles/roles.ts';
import type { AnyCall } from '#domain/core/contract.ts';
import type { AuthProvider } from 'react-admin';
import { call, failureOf } from './api.ts';
import type { ConsoleResource } from './data-provider.ts';
import { queryClient } from './query-client.ts';
import { forgetToken, leaveForLogin, storedToken } from './session.ts';
import { thisPage } from './this-page.ts';

export const whoKey = ['who-is-logged-in'] as const;

/** The user of a token, fetched once per token. The server checks every call anyway. */
let known: { readonly token: string; readonly user: Promise<User> } | undefined;

/** The user who is logged in in this browser through either client, or `undefined`. @throws HttpError */
export async function selectOptionalUser(): Promise<User | undefined> {
  const token = storedToken();
  if (token === undefined) return undefined;
  if (known?.token !== token) {
    const user = call(retrieveUser, {}).then(({ body }) => body.user);
    known = { token, user };
    user.catch(() => {
      known = undefined;
    });
  }
  return await known.user;
}

/** With this resource name, `canAccess` checks a single call; the action is the name of the call. */
export const callsResource = 'calls';

/** Maps a react-admin action to its call; `undefined` if the resource has no such page. */
function callFor(
  resources: readonly ConsoleResource[],
  resource: string,
  action: string,
): string | undefined {
  if (resource === callsResource) return action;
  const { rows, writes } = resources.find(({ name }) => name === resource) ?? {};
  const calls: Readonly<Record<string, AnyCall | undefined>> = {
    list: rows?.list,
    show: rows?.one,
    ...writes,
  };
  return calls[action]?.name;
}

/** The student client has the login form; `call` redirects to it when the session ends. */
export const createAuthProvider = (resources: readonly ConsoleResource[]): AuthProvider => ({
  login: () => Promise.resolve(leaveForLogin()),

  async checkAuth() {
    if (storedToken() === undefined) leaveForLogin();
  },

  /** A refused admin may have lost a role, so fetch their access again. */
  async checkError(error: unknown) {
    if (failureOf(error).code !== 'not_allowed') return;
    known = undefined;
    await queryClient.invalidateQueries({ queryKey: whoKey });
  },

  async canAccess({ action, resource }) {
    const access = (await selectOptionalUser())?.platformAccess ?? 'student';
    if (action === 'export') return mayExport(access, resource);
    return mayMake(access, callFor(resources, resource, action) ?? '');
  },

  async logout() {
    await call(logoutStudent, {}).catch(() => undefined);
    forgetToken();
    thisPage.leaveFor('/login');
    return false;
  },

  async getIdentity() {
    const user = await selectOptionalUser();
    return { id: user?.id ?? '', fullName: user?.email ?? 'Admin' };
  },
});
