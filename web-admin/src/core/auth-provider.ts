import { loginStudent, logoutStudent, retrieveUser, type User } from '#domain/accounts/contract.ts';
import { HttpError, type AuthProvider } from 'react-admin';
import { call } from './api.ts';
import { notAnAdmin } from './messages.ts';
import { forgetToken, storedToken, storeToken } from './session.ts';

/** Who a token belongs to, asked once a token; the server checks every single call anyway. */
let known: { readonly token: string; readonly user: Promise<User> } | undefined;

function currentUser(): Promise<User> | undefined {
  const token = storedToken();
  if (token === undefined) return undefined;
  if (known?.token !== token) {
    const user = call(retrieveUser, {}).then(({ body }) => body.user);
    known = { token, user };
    user.catch(() => {
      known = undefined;
    });
  }
  return known.user;
}

/** Whoever is logged in on this browser, by either client; nobody when the log-in no longer counts. */
export async function selectOptionalUser(): Promise<User | undefined> {
  try {
    return await currentUser();
  } catch (error) {
    if (isOver(error)) forgetToken(messageOf(error));
    return undefined;
  }
}

export const authProvider: AuthProvider = {
  async login({ email, password }: { email: string; password: string }) {
    const answer = await call(loginStudent, { email, password });
    if (answer.status === 201) throw new Error('Check your inbox and confirm your email first!');
    const { token, user } = answer.body;
    storeToken(token, user);
    if (user.platformAccess === 'admin') return;
    // The log-in itself was good, but it is not kept: nobody stays logged in on a console they cannot use.
    await call(logoutStudent, {}).catch(() => undefined);
    forgetToken();
    throw new Error(notAnAdmin);
  },

  async checkAuth() {
    const asked = currentUser();
    if (asked === undefined) throw silent();
    let user: User;
    try {
      user = await asked;
    } catch (error) {
      // With the server away nobody is logged out: the page itself says what is wrong.
      if (!isOver(error)) return;
      forgetToken(messageOf(error));
      throw silent();
    }
    if (user.platformAccess !== 'admin') throw silent();
  },

  checkError(error: unknown) {
    if (!isOver(error)) return Promise.resolve();
    forgetToken(messageOf(error));
    return Promise.reject(silent());
  },

  /** A student who strayed here stays logged in on the student's side. */
  async logout() {
    const user = await selectOptionalUser();
    if (user?.platformAccess !== 'admin') return;
    await call(logoutStudent, {}).catch(() => undefined);
    forgetToken();
  },

  async getIdentity() {
    const user = await selectOptionalUser();
    return { id: user?.id ?? '', fullName: user?.email ?? 'Admin' };
  },
};

/** Sends to the log-in without a notification: the log-in page says what there is to say. */
function silent() {
  return Object.assign(new Error(), { message: false });
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : undefined);

/** Whether the log-in no longer counts: specification, document 1, section 8. */
function isOver(error: unknown): boolean {
  if (!(error instanceof HttpError)) return false;
  const { code } = (error.body ?? {}) as { code?: string };
  return error.status === 401 || code === 'access_blocked';
}
