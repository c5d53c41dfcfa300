import { z } from 'zod';
import { defineEvents, type EventOf } from '../core/codec.ts';
import { reject, type Decider } from '../core/decider.ts';

/**
 * The stream `email-<keyed hash of the address>` makes an address unique: it belongs to one user at a time. The
 * address itself does not stand in it.
 */
const definitions = {
  EmailReserved: { version: 1, schema: z.object({ userId: z.string() }) },
  EmailReleased: { version: 1, schema: z.object({ userId: z.string() }) },
} as const;

export type EmailReservationEvent = EventOf<typeof definitions>;
export const emailReservationCodec = defineEvents('email', definitions);
export const emailReservationStream = (hash: string) => `email-${hash}`;

export type EmailReservation =
  { readonly status: 'free' } | { readonly status: 'reserved'; readonly userId: string };

export type EmailReservationCommand =
  | {
      readonly type: 'reserveEmail';
      readonly userId: string;
      /** True when the present holder never came to an account: a registration that was cut off. */
      readonly holderIsAbandoned: boolean;
    }
  | { readonly type: 'releaseEmail'; readonly userId: string };

export const emailReservationDecider: Decider<
  EmailReservation,
  EmailReservationCommand,
  EmailReservationEvent,
  'email_taken'
> = {
  initial: { status: 'free' },
  evolve: (_state, { type, data }) =>
    type === 'EmailReserved' ? { status: 'reserved', userId: data.userId } : { status: 'free' },
  decide(command, state) {
    const { userId } = command;
    const isHolder = state.status === 'reserved' && state.userId === userId;
    switch (command.type) {
      case 'reserveEmail':
        if (isHolder) return [];
        if (state.status === 'reserved' && !command.holderIsAbandoned) return reject('email_taken');
        return [{ type: 'EmailReserved', data: { userId } }];
      case 'releaseEmail':
        return isHolder ? [{ type: 'EmailReleased', data: { userId } }] : [];
    }
  },
};
