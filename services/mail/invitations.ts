import type { CommandContext, Journal } from '#domain/core/events/journal.ts';
import { fold } from '#domain/core/events/stream.ts';
import {
  allowInvitations,
  declineInvitations,
  invitationStream,
  type Invitation,
} from '#domain/referrals/invitation.ts';
import { readHolder, reservationId } from '../accounts/email/email-holder.ts';
import { handle } from '../core/handle.ts';
import { mailAddressId } from './mail-address.ts';

export async function readInvitation(journal: Journal, addressId: string): Promise<Invitation> {
  return fold(invitationStream, await journal.read(invitationStream, invitationStream.nameOf(addressId)));
}

/** Whether an invitation may be sent: its owner has neither declined nor an account. @throws StoreUnavailable */
export async function mayBeInvited(
  journal: Journal,
  personalDataKey: Uint8Array,
  email: string,
): Promise<boolean> {
  const { isDeclined } = await readInvitation(journal, mailAddressId(personalDataKey, email));
  if (isDeclined) return false;
  return (await readHolder(journal, reservationId(personalDataKey, email))) === undefined;
}

/** Declines invitations to an address, or allows them again. @throws StoreUnavailable */
export const setInvitations = (
  journal: Journal,
  { addressId, isOn, context }: { addressId: string; isOn: boolean; context: CommandContext },
) => handle(journal, invitationStream, addressId, context, isOn ? allowInvitations : declineInvitations);
