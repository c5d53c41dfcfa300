import { z } from 'zod';

/** What the server says over the WebSocket at `/api/live`; a client that hears `changed` asks again. */
export const liveMessageSchema = z.discriminatedUnion('kind', [
  /** The token was good; from now on changes are told. */
  z.object({ kind: z.literal('ready') }),
  /** A read model of this user has moved to this position. */
  z.object({
    kind: z.literal('changed'),
    resource: z.enum(['statistics', 'account', 'mockTests', 'attempts', 'reviews', 'notifications']),
    position: z.string(),
  }),
  /** The session has ended; the connection closes. */
  z.object({
    kind: z.literal('sessionEnded'),
    code: z.enum(['session_ended', 'other_session', 'access_blocked']),
  }),
]);
export type LiveMessage = z.infer<typeof liveMessageSchema>;
export type LiveResource = Extract<LiveMessage, { kind: 'changed' }>['resource'];

/** What the client says, first of all: a token does not belong into an address. */
export const liveGreetingSchema = z.object({ kind: z.literal('authenticate'), token: z.string().max(4000) });

export const livePath = '/api/live';
