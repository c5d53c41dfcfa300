import { z } from 'zod';
import { addressOf } from '#domain/accounts/account.ts';
import { minuteMs } from '#domain/core/durations.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { ServiceSettings } from '../dependencies.ts';
import type { LoggedIn } from '../identity/principal.ts';
import { createTokens } from '../identity/tokens.ts';

/** Long enough to set up an app and a passkey, short enough for an unattended browser. */
const confirmedMs = 10 * minuteMs;

type Secrets = Pick<ServiceSettings, 'tokenSecret'>;
type Person = Pick<LoggedIn, 'userId' | 'sessionId'>;

const confirmationClaims = z.object({ userId: z.string().min(1), sessionId: z.string().min(1) });
const ticketClaims = confirmationClaims.extend({ nonce: z.string().min(1) });

const confirmationsOf = ({ tokenSecret }: Secrets) =>
  createTokens(tokenSecret, 'confirmed-identity', confirmationClaims);
const ticketsOf = ({ tokenSecret }: Secrets) => createTokens(tokenSecret, 'add-passkey', ticketClaims);
const end = (now: Instant) => new Date(Date.parse(now) + confirmedMs);

export const createConfirmation = (secrets: Secrets, { userId, sessionId }: Person, now: Instant) =>
  confirmationsOf(secrets).sign({ userId, sessionId }, end(now));

export async function isConfirmed(
  secrets: Secrets,
  { userId, sessionId }: Person,
  confirmation: string,
  now: Instant,
): Promise<boolean> {
  const read = await confirmationsOf(secrets).read(confirmation, new Date(now));
  return typeof read !== 'string' && read.claims.userId === userId && read.claims.sessionId === sessionId;
}

/** Permits a passkey that signs `nonce` to be added in this session. */
export const createTicket = (secrets: Secrets, { userId, sessionId }: Person, nonce: string, now: Instant) =>
  ticketsOf(secrets).sign({ userId, sessionId, nonce }, end(now));

export async function readTicket(
  secrets: Secrets,
  { userId, sessionId }: Person,
  ticket: string,
  now: Instant,
): Promise<string | undefined> {
  const read = await ticketsOf(secrets).read(ticket, new Date(now));
  if (typeof read === 'string') return undefined;
  const { claims } = read;
  return claims.userId === userId && claims.sessionId === sessionId ? claims.nonce : undefined;
}

export const unconfirmed = { rejected: 'confirmation_needed' } as const;

/** The account's name in authenticators and passkeys: its address, or the site without one. */
export const accountNameOf = ({ account }: LoggedIn): string => addressOf(account) ?? 'Ninety';

/** Limits a call per logged-in user. */
export const byPerson = { accountOf: async ({ principal }: { principal: LoggedIn }) => principal.userId };
