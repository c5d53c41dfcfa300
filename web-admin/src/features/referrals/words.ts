import type { AdminReferral } from '#domain/referrals/admin-contract.ts';
import type { HoldCause } from '#domain/referrals/referral.ts';

export const statusNames: Readonly<Record<AdminReferral['status'], string>> = {
  noted: 'Not verified yet',
  held: 'Held',
  joined: 'Joined',
  declined: 'Declined',
};

const causeNames: Readonly<Record<HoldCause, string>> = {
  same_device: 'Same device',
  same_network: 'Same network',
  same_payment: 'Same card',
};

export const causesText = ({ heldFor }: Pick<AdminReferral, 'heldFor'>) =>
  heldFor.map((cause) => causeNames[cause]).join(', ') || '–';
