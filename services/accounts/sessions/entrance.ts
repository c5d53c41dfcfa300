import { deviceOf } from '#domain/accounts/sessions/device.ts';
import type { Request } from '../../http/route.ts';
import type { AnyCall } from '#domain/core/contract.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { KnownDevices } from './known-device.ts';
import type { Entrance } from './log-in.ts';

export async function entranceOf(
  devices: KnownDevices,
  account: string,
  { cookies, network, userAgent }: Pick<Request<AnyCall>, 'cookies' | 'network' | 'userAgent'>,
  now: Instant,
): Promise<Entrance> {
  const countedAs = await devices.countedAs(account, cookies, new Date(now));
  const isKnown = countedAs !== account;
  return { countedAs, network, device: { name: deviceOf(userAgent), isKnown } };
}
