import * as contract from '#domain/accounts/contract.ts';
import { endSession, sessionStream } from '#domain/accounts/session.ts';
import { isErased } from '#domain/core/personal.ts';
import { handle } from '../core/handle.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { route, type Route } from '../http/route.ts';
import { accountKeyOf } from './account-key.ts';
import { accountAdminRoutes } from './admin-routes.ts';
import { deleteUser } from './delete-user.ts';
import { createKnownDevices } from './known-device.ts';
import { logIn } from './log-in.ts';
import { passwordRoutes } from './password-routes.ts';
import { createPasswords } from './passwords.ts';
import { preferenceRoutes } from './preferences.ts';
import { readPreferences } from './read-preferences.ts';
import { registerUser } from './register-user.ts';
import { resendVerification } from './resend-verification.ts';
import { readStanding } from '../credits/read-ledger.ts';
import { userOf } from './user.ts';
import { weaknessOf } from './weak-password.ts';
import { readVerificationToken } from './verification-token.ts';
import { verifyEmail } from './verify-email.ts';

/** Accounts: specification, document 1, sections 4 and 7. */
export function routes(dependencies: Dependencies): Route[] {
  const { journal, settings } = dependencies;
  const passwords = createPasswords();
  const devices = createKnownDevices(settings.tokenSecret, {
    path: contract.loginStudent.path,
    isSecure: settings.publicUrl.startsWith('https:'),
  });
  const accountOf = (email: string) => accountKeyOf(settings.personalDataKey, email);

  return [
    route(
      contract.registerUser,
      async ({ input, context, network }) => {
        const weakness = weaknessOf(input.password, input.email);
        if (weakness !== undefined) return { rejected: 'invalid_input', fields: { password: weakness } };
        const registered = await registerUser(dependencies, passwords, input, network, context);
        if ('rejected' in registered) return { rejected: 'key_reused' };
        const { userId: id, position } = registered;
        return { status: 200, body: { id }, ...(position && { position }) };
      },
      { accountOf: async ({ input }) => accountOf(input.email) },
    ),

    route(contract.verifyTokenEmail, async ({ input, context, now }) => {
      const verification = await readVerificationToken(settings, input.token, new Date(now));
      if (typeof verification === 'string') return { rejected: verification };
      const verified = await verifyEmail(dependencies, verification, context);
      if ('rejected' in verified) return verified;
      const { email, position } = verified;
      return { status: 200, body: { email }, ...(position && { position }) };
    }),

    route(
      contract.resendVerification,
      async ({ input, context }) => {
        await resendVerification(dependencies, input.email, context);
        return { status: 200, body: {} };
      },
      { accountOf: async ({ input }) => accountOf(input.email) },
    ),

    route(
      contract.loginStudent,
      async ({ input, context, network, now }) => {
        const loggedIn = await logIn(dependencies, passwords, input, network, context);
        if ('rejected' in loggedIn) return loggedIn;
        if (loggedIn.outcome === 'notVerified') return { status: 201, body: {} };
        const { token, user, position } = loggedIn;
        const redirect = input.redirect === undefined ? {} : { redirect: input.redirect };
        const cookies = [await devices.remember(accountOf(input.email), new Date(now))];
        return { status: 200, body: { token, user, ...redirect }, cookies, ...(position && { position }) };
      },
      {
        accountOf: ({ input, cookies, now }) =>
          devices.countedAs(accountOf(input.email), cookies, new Date(now)),
      },
    ),

    route(contract.logoutStudent, async ({ principal, context }) => {
      const { userId, sessionId } = principal;
      const ended = await handle(journal, sessionStream, userId, context, (session) =>
        endSession(session, { sessionId, cause: 'logged_out' }),
      );
      if ('rejected' in ended) return ended;
      return { status: 200, body: {}, ...(ended.position && { position: ended.position }) };
    }),

    route(contract.retrieveUser, async ({ input, principal }) => {
      if (input.id !== undefined && input.id !== principal.userId) return { rejected: 'not_allowed' };
      const { account, userId } = principal;
      const [preferences, standing] = await Promise.all([
        readPreferences(journal, account),
        readStanding(dependencies, { userId }),
      ]);
      return { status: 200, body: { user: userOf(account, preferences, standing) } };
    }),

    // Who comes this far has the only session: the check of access has just found that out.
    route(contract.verifyMultiAccount, async () => ({ status: 200, body: {} })),

    route(
      contract.deleteUser,
      async ({ input, principal, context, network }) => {
        const { userId, account } = principal;
        const passwordHash = isErased(account.passwordHash) ? undefined : account.passwordHash;
        const isRight = await passwords.verify(passwordHash, input.password, network);
        if (!isRight) return { rejected: 'wrong_credentials' };
        const deleted = await deleteUser(dependencies, userId, context);
        if ('rejected' in deleted) return deleted;
        return { status: 200, body: {}, ...deleted };
      },
      { accountOf: async ({ principal }) => principal.userId },
    ),

    ...passwordRoutes(dependencies, passwords),

    ...preferenceRoutes(dependencies),

    ...accountAdminRoutes(dependencies),
  ];
}
