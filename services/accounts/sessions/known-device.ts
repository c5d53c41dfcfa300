import { stringifySetCookie } from 'cookie';
import { z } from 'zod';
import { v7 as newId } from 'uuid';
import type { ServiceSettings } from '../../dependencies.ts';
import { createTokens } from '../../identity/tokens.ts';

/** A cookie against lockouts by strangers: OWASP, "Slow Down Online Guessing Attacks with Device Cookies". It is not a login. */
export interface KnownDevices {
  countedAs(
    account: string,
    cookies: Readonly<Record<string, string | undefined>>,
    now: Date,
  ): Promise<string>;
  remember(account: string, now: Date): Promise<string>;
}

const claims = z.object({ account: z.string().min(1), device: z.string().min(1) });
const yearS = 365 * 24 * 60 * 60;

/** Limits the cookie's path to the calls with which users log in. */
export function createKnownDevices({
  tokenSecret,
  publicUrl,
}: Pick<ServiceSettings, 'tokenSecret' | 'publicUrl'>): KnownDevices {
  const tokens = createTokens(tokenSecret, 'known-device', claims);
  // One cookie per account on a device.
  const nameOf = (account: string) => `ninety-device-${account.slice(0, 8)}`;
  return {
    async countedAs(account, cookies, now) {
      const token = cookies[nameOf(account)];
      const read = token === undefined ? 'token_invalid' : await tokens.read(token, now);
      if (typeof read === 'string' || read.claims.account !== account) return account;
      return `${account} on ${read.claims.device}`;
    },
    async remember(account, now) {
      const expires = new Date(now.getTime() + yearS * 1000);
      return stringifySetCookie({
        name: nameOf(account),
        value: await tokens.sign({ account, device: newId() }, expires),
        httpOnly: true,
        sameSite: 'strict',
        secure: publicUrl.startsWith('https:'),
        maxAge: yearS,
        path: '/api/users',
      });
    },
  };
}
