import { signInProviders, type SignInProvider } from '#domain/accounts/sign-in/sign-in-provider.ts';
import { createAppleSecret } from './apple-secret.ts';
import { createOpenIdProvider } from './open-id.ts';
import { patienceSeconds, type Provider } from './provider.ts';
import type { SignInSettings } from './settings.ts';
import { createWeChat } from './wechat.ts';

const own = {
  wechat: { page: 'https://open.weixin.qq.com', calls: 'https://api.weixin.qq.com' },
  google: 'https://accounts.google.com',
  apple: 'https://appleid.apple.com',
} as const;

export type Providers = ReadonlyMap<SignInProvider, Provider>;

export function createProviders(
  { wechat, google, apple, addresses, ...given }: SignInSettings,
  publicUrl: string,
): Providers {
  const options = { publicUrl, patienceSeconds: given.patienceSeconds ?? patienceSeconds };
  const appleIssuer = addresses?.apple ?? own.apple;
  const made: { readonly [Name in SignInProvider]: Provider | undefined } = {
    wechat: wechat && createWeChat({ keys: wechat, addresses: addresses?.wechat ?? own.wechat, ...options }),
    google:
      google &&
      createOpenIdProvider(
        {
          name: 'google',
          issuer: addresses?.google ?? own.google,
          clientId: google.clientId,
          clientSecret: () => google.clientSecret,
          scope: 'openid email',
          answersByForm: false,
          takesPkce: true,
          again: { prompt: 'select_account' },
        },
        options,
      ),
    apple:
      apple &&
      createOpenIdProvider(
        {
          name: 'apple',
          issuer: appleIssuer,
          clientId: apple.clientId,
          clientSecret: createAppleSecret(apple, appleIssuer),
          scope: 'openid email',
          // Apple requires a form post if the address is requested.
          answersByForm: true,
          takesPkce: false,
          again: {},
        },
        options,
      ),
  };
  const on = signInProviders.flatMap((name) => made[name] ?? []);
  return new Map(on.map((provider) => [provider.name, provider] as const));
}
