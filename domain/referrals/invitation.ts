import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import type { Decision } from '../core/events/decision.ts';
import { personal } from '../core/events/personal.ts';
import { defineStream } from '../core/events/stream.ts';

const events = {
  FriendInvited: { version: 1, schema: z.object({ email: personal(z.string()) }) },
  InvitationsDeclined: { version: 1, schema: z.object({}) },
  InvitationsAllowed: { version: 1, schema: z.object({}) },
} as const;

export type InvitationEvent = EventOf<typeof events>;

export interface Invitation {
  readonly isInvited: boolean;
  /** The owner of the address declines invitations. */
  readonly isDeclined: boolean;
}

/** The stream `invitation-<keyed hash>`: one invitation from all students, none after its owner declined. */
export const invitationStream = defineStream({
  category: 'invitation',
  subject: 'Invitation',
  events,
  initial: { isInvited: false, isDeclined: false },
  evolve(state: Invitation, { type }): Invitation {
    switch (type) {
      case 'FriendInvited':
        return { ...state, isInvited: true };
      case 'InvitationsDeclined':
        return { ...state, isDeclined: true };
      case 'InvitationsAllowed':
        return { ...state, isDeclined: false };
    }
  },
});

/** No event for an invited or declined address: the student does not learn which. */
export function inviteFriend(
  { isInvited, isDeclined }: Invitation,
  { email }: { readonly email: string },
): Decision<InvitationEvent> {
  return isInvited || isDeclined ? [] : [{ type: 'FriendInvited', data: { email } }];
}

export const declineInvitations = ({ isDeclined }: Invitation): Decision<InvitationEvent> =>
  isDeclined ? [] : [{ type: 'InvitationsDeclined', data: {} }];

export const allowInvitations = ({ isDeclined }: Invitation): Decision<InvitationEvent> =>
  isDeclined ? [{ type: 'InvitationsAllowed', data: {} }] : [];
