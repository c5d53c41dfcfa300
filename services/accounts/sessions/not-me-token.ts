import { z } from 'zod';
import { notMeLinkMs } from '#domain/accounts/sessions/suspicious-log-in.ts';
import { instantSchema } from '#domain/core/instant.ts';
import { linkTokens } from '../../identity/tokens.ts';

const claims = z.object({
  userId: z.string().min(1),
  sessionId: z.string().min(1),
  startedAt: instantSchema,
});
export type DisownedLogIn = z.infer<typeof claims>;

export const { create: createNotMeToken, read: readNotMeToken } = linkTokens(
  'not-me',
  claims,
  ({ startedAt }) => Date.parse(startedAt) + notMeLinkMs,
);
