import * as contract from '#domain/accounts/contract.ts';
import type { Dependencies } from '../../dependencies.ts';
import { route, type Route } from '../../http/route.ts';
import { accountKeyOf } from '../account-key.ts';
import { resendVerification } from './resend-verification.ts';
import { readVerificationToken } from './verification-token.ts';
import { findVerification, verifyEmail } from './verify-email.ts';

/** Email verification: specification, document 1, section 7, `verifyTokenEmail`. */
export function verificationRoutes(dependencies: Dependencies): Route[] {
  const { settings } = dependencies;
  return [
    route(contract.fetchVerification, async ({ input, now }) => {
      const verification = await readVerificationToken(settings, input.token, new Date(now));
      if (typeof verification === 'string') return { rejected: verification };
      const found = await findVerification(dependencies, verification);
      if ('rejected' in found) return found;
      const { email, hasPassword, account } = found;
      const standing = account.isVerified ? 'verified' : 'open';
      return { status: 200, body: { email, standing, hasPassword } };
    }),

    route(
      contract.verifyTokenEmail,
      async ({ input, context, network, now }) => {
        const verification = await readVerificationToken(settings, input.token, new Date(now));
        if (typeof verification === 'string') return { rejected: verification };
        const given = { password: input.password, network };
        const verified = await verifyEmail(dependencies, verification, given, context);
        if ('rejected' in verified) return verified;
        const { email, position } = verified;
        return { status: 200, body: { email }, ...(position && { position }) };
      },
      {
        accountOf: async ({ input, now }) => {
          const verification = await readVerificationToken(settings, input.token, new Date(now));
          return typeof verification === 'string' ? undefined : verification.userId;
        },
      },
    ),

    route(
      contract.resendVerification,
      async ({ input, context }) => {
        await resendVerification(dependencies, input.email, context);
        return { status: 200, body: {} };
      },
      { accountOf: async ({ input }) => accountKeyOf(settings.personalDataKey, input.email) },
    ),
  ];
}
