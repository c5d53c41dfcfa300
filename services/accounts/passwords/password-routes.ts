import { deviceOf } from '#domain/accounts/sessions/device.ts';
import * as contract from '#domain/accounts/passwords/password-contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import { done, route, type Route } from '../../http/route.ts';
import { accountKeyOf } from '../account-key.ts';
import { beginSession } from '../sessions/begin-session.ts';
import { resetPassword, setNewPassword, updatePassword } from './change-password.ts';
import { forgotPassword } from './forgot-password.ts';
import type { Passwords } from './passwords.ts';
import { readResetToken } from './reset-token.ts';

/** Passwords: specification, document 1, section 7. */
export function passwordRoutes(dependencies: Dependencies, passwords: Passwords): Route[] {
  const { journal, settings } = dependencies;
  return [
    route(
      contract.forgotPassword,
      async ({ input, context }) => {
        // Answers before the look-up: the time to send the mail would reveal an account.
        dependencies.background.run('forgotPassword', () =>
          forgotPassword(dependencies, input.email, context),
        );
        return { status: 200, body: {} };
      },
      { accountOf: async ({ input }) => accountKeyOf(settings.personalDataKey, input.email) },
    ),

    route(contract.resetPassword, async ({ input, context, network, now }) => {
      const reset = await readResetToken(settings, input.token, now);
      if (typeof reset === 'string') return { rejected: reset };
      const changed = await resetPassword({ journal, passwords, network, context }, reset, input.password);
      return 'rejected' in changed ? changed : done({}, changed);
    }),

    route(
      contract.updatePassword,
      async ({ input, principal, context, network, userAgent }) => {
        const changing = { journal, passwords, network, context };
        const changed = await updatePassword(changing, principal.userId, input);
        if ('rejected' in changed) return changed;
        // The old token ends with its session; the caller continues with a new one.
        const device = { name: deviceOf(userAgent), isKnown: true };
        const begun = await beginSession(dependencies, principal.account, device, context);
        if ('rejected' in begun) return begun;
        const { token, position } = begun;
        return { status: 200, body: { token }, ...(position !== undefined && { position }) };
      },
      { accountOf: async ({ principal }) => principal.userId },
    ),

    route(
      contract.setNewPassword,
      async ({ input, principal, context, network }) => {
        const changing = { journal, passwords, network, context };
        const changed = await setNewPassword(changing, principal.userId, input.password);
        return 'rejected' in changed ? changed : done({}, changed);
      },
      { accountOf: async ({ principal }) => principal.userId },
    ),
  ];
}
