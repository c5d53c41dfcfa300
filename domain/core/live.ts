import { z } from 'zod';

/** The read models whose changes users are notified of, by projection name. */
export const liveResources = [
  'accounts',
  'progress',
  'attempts',
  'statistics',
  'sittings',
  'reviews',
  'notifications',
  'credits',
  'conversations',
] as const;

/** What the server says over the WebSocket at `/api/live`; a client that hears `changed` asks again. */
export const liveMessageSchema = z.discriminatedUnion('kind', [
  /** The token was good; from now on changes are told. */
  z.object({ kind: z.literal('ready') }),
  /** A read model of this user has moved to this position. */
  z.object({
    kind: z.literal('changed'),
    resource: z.enum(liveResources),
    position: z.string(),
  }),
  /** The session has ended; the connection closes. */
  z.object({
    kind: z.literal('sessionEnded'),
    code: z.enum(['session_ended', 'other_session', 'access_blocked']),
  }),
]);
export type LiveMessage = z.infer<typeof liveMessageSchema>;
export type LiveResource = (typeof liveResources)[number];

/** What the client says, first of all: a token does not belong in an address. */
export const liveGreetingSchema = z.object({ kind: z.literal('authenticate'), token: z.string().max(4000) });

export const livePath = '/api/live';
