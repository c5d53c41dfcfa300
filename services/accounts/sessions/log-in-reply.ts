import type { Instant } from '#domain/core/instant.ts';
import type { ServiceSettings } from '../../dependencies.ts';
import { accountKeyOf } from '../account-key.ts';
import type { LoggedIn } from './begin-session.ts';
import type { KnownDevices } from './known-device.ts';

export function createLogInReply(
  { personalDataKey }: Pick<ServiceSettings, 'personalDataKey'>,
  devices: KnownDevices,
) {
  return async (
    { token, user, position }: LoggedIn,
    { redirect, now }: { readonly redirect: string | undefined; readonly now: Instant },
  ) => ({
    status: 200 as const,
    body: { token, user, ...(redirect !== undefined && { redirect }) },
    cookies: [await devices.remember(deviceKeyOf(personalDataKey, user), new Date(now))],
    ...(position && { position }),
  });
}

/** The key of a device: the address, on which password attempts are counted, or the user id without one. */
export const deviceKeyOf = (
  personalDataKey: Uint8Array,
  { id, email }: { readonly id: string; readonly email: string },
): string => (email === '' ? id : accountKeyOf(personalDataKey, email));
