import { logoutStudent, retrieveUser, type User } from '#domain/accounts/contract.ts';
import type { AuthProvider } from 'react-admin';
import { call } from './api.ts';
import { forgetToken, leaveForLogin, storedToken } from './session.ts';
import { thisPage } from './this-page.ts';

/** Who a token belongs to, asked once a token; the server checks every single call anyway. */
let known: { readonly token: string; readonly user: Promise<User> } | undefined;

/** The user who is logged in on this browser, by either client; `undefined` without one. @throws HttpError */
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

/** The log-in itself is the student client's; `call` leaves for it when the session has ended. */
export const authProvider: AuthProvider = {
  login: () => Promise.resolve(leaveForLogin()),

  async checkAuth() {
    if (storedToken() === undefined) leaveForLogin();
  },

  checkError: () => Promise.resolve(),

  async logout() {
    await call(logoutStudent, {}).catch(() => undefined);
    forgetToken();
    thisPage.leaveFor('/login');
    // Nothing is left to be shown here.
    return false;
  },

  async getIdentity() {
    const user = await selectOptionalUser();
    return { id: user?.id ?? '', fullName: user?.email ?? 'Admin' };
  },
};
