import * as contract from '#domain/accounts/contract.ts';
import { endSession, sessionStream } from '#domain/accounts/sessions/session.ts';
import { handle } from '../core/handle.ts';
import type { Dependencies } from '../dependencies.ts';
import { noteReferral } from '../referrals/note-referral.ts';
import { route, type Route } from '../http/route.ts';
import { accountKeyOf } from './account-key.ts';
import { appVersionRoutes } from './profile/app-version-routes.ts';
import { accountAdminRoutes, roleRoute } from './admin-routes.ts';
import { deleteUser } from './delete-user.ts';
import { entranceOf } from './sessions/entrance.ts';
import { createKnownDevices } from './sessions/known-device.ts';
import { exportRoutes } from './export/export-routes.ts';
import { imageRoutes } from './profile/image-routes.ts';
import { logIn } from './sessions/log-in.ts';
import { createLogInReply } from './sessions/log-in-reply.ts';
import { overviewRoutes } from './profile/overview-routes.ts';
import { passwordRoutes } from './passwords/password-routes.ts';
import { preferenceRoutes } from './profile/preferences.ts';
import { readUser } from './read-user.ts';
import { registerUser } from './register-user.ts';
import { requireIdentity } from './sign-in/require-identity.ts';
import { signInRoutes } from './sign-in/routes.ts';
import { sessionRoutes } from './sessions/session-routes.ts';
import { verificationRoutes } from './email/verification-routes.ts';
import { weaknessOf } from './passwords/weak-password.ts';

export function routes(dependencies: Dependencies): Route[] {
  const { journal, settings, passwords } = dependencies;
  const devices = createKnownDevices(settings);
  const replyOfLogIn = createLogInReply(settings, devices);
  const accountOf = (email: string) => accountKeyOf(settings.personalDataKey, email);

  return [
    route(
      contract.registerUser,
      async ({ input, context, network, cookies }) => {
        const weakness = weaknessOf(input.password, input.email);
        if (weakness !== undefined) return { rejected: 'invalid_input', fields: { password: weakness } };
        const registered = await registerUser(dependencies, passwords, input, network, context);
        if ('rejected' in registered) return { rejected: 'key_reused' };
        const { userId: id, position } = registered;
        const signUp = { userId: id, referralId: input.referralId, network, cookies };
        await noteReferral(dependencies, signUp, context);
        return { status: 200, body: { id }, ...(position && { position }) };
      },
      { accountOf: async ({ input }) => accountOf(input.email) },
    ),

    ...overviewRoutes(dependencies),

    ...verificationRoutes(dependencies),

    route(
      contract.loginStudent,
      async ({ input, context, now, ...from }) => {
        const entrance = await entranceOf(devices, accountOf(input.email), from, now);
        const loggedIn = await logIn(dependencies, input, entrance, context);
        if ('rejected' in loggedIn) return loggedIn;
        if (loggedIn.outcome === 'notVerified') return { status: 201, body: {} };
        if (loggedIn.outcome === 'secondStep') return { status: 202, body: loggedIn.step };
        return replyOfLogIn(loggedIn, { redirect: input.redirect, now });
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

    route(contract.retrieveUser, async ({ input, principal, now }) => {
      if (input.id !== undefined && input.id !== principal.userId) return { rejected: 'not_allowed' };
      return { status: 200, body: { user: await readUser(dependencies, principal.account, now) } };
    }),

    // The access check has just verified that this is the only session.
    route(contract.verifyMultiAccount, async () => ({ status: 200, body: {} })),

    route(
      contract.deleteUser,
      async ({ input, principal, context, network, now }) => {
        const given = { password: input.password, network, now };
        const refused = await requireIdentity(dependencies, principal, given);
        if (refused) return refused;
        const deleted = await deleteUser(dependencies, principal.userId, context);
        if ('rejected' in deleted) return deleted;
        return { status: 200, body: {}, ...deleted };
      },
      { accountOf: async ({ principal }) => principal.userId },
    ),

    ...passwordRoutes(dependencies, passwords),

    ...sessionRoutes(dependencies),
    ...signInRoutes(dependencies),

    ...preferenceRoutes(dependencies),

    ...appVersionRoutes(dependencies),

    ...imageRoutes(dependencies),

    ...exportRoutes(dependencies),

    ...accountAdminRoutes(dependencies),
    roleRoute(dependencies),
  ];
}
