import type { Instant } from '#domain/core/instant.ts';
import type { ServiceSettings } from '../../core/dependencies.ts';
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

/** Under what a device is known: the address, by which tries of a password are counted, or the id of who has none. */
export const deviceKeyOf = (
  personalDataKey: Uint8Array,
  { id, email }: { readonly id: string; readonly email: string },
): string => (email === '' ? id : accountKeyOf(personalDataKey, email));
