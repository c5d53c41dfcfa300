import { z } from 'zod';
import { resetLinkMs } from '#domain/accounts/passwords/change-password.ts';
import { instantSchema } from '#domain/core/instant.ts';
import { linkTokens } from '../../identity/tokens.ts';

const claims = z.object({ userId: z.string().min(1), requestedAt: instantSchema });
export type PasswordReset = z.infer<typeof claims>;

/** Valid for an hour. */
export const { create: createResetToken, read: readResetToken } = linkTokens(
  'reset-password',
  claims,
  ({ requestedAt }) => Date.parse(requestedAt) + resetLinkMs,
);
