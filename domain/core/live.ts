import { z } from 'zod';

/** Projections whose changes users are notified of. */
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

/** Messages of the server over the WebSocket at `/api/live`; on `changed` a client refetches. */
export const liveMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  /** This user's read model has reached this position. */
  z.object({
    kind: z.literal('changed'),
    resource: z.enum(liveResources),
    position: z.string(),
  }),
  z.object({
    kind: z.literal('sessionEnded'),
    code: z.enum(['session_ended', 'other_session', 'access_blocked']),
  }),
]);
export type LiveMessage = z.infer<typeof liveMessageSchema>;
export type LiveResource = (typeof liveResources)[number];

export const liveGreetingSchema = z.object({ kind: z.literal('authenticate'), token: z.string().max(4000) });

export const livePath = '/api/live';
