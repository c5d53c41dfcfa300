import * as client from 'openid-client';
import { z } from 'zod';
import { signInReturnPath } from '#domain/accounts/sign-in/sign-in-provider.ts';
import { SignInFailed, type Identity, type Provider } from './provider.ts';
import type { WeChatKeys } from './settings.ts';
import { asOAuth, readWeChat } from './wechat-dialect.ts';

/** The login for web sites, which shows a QR code. */
const scope = 'snsapi_login';

const tokenSchema = z.object({
  access_token: z.string(),
  openid: z.string().min(1).max(255),
  unionid: z.string().min(1).max(255).optional(),
});
const userSchema = z.object({ openid: z.string(), unionid: z.string().min(1).max(255).optional() });

interface WeChatOptions {
  readonly keys: WeChatKeys;
  readonly addresses: { readonly page: string; readonly calls: string };
  readonly publicUrl: string;
  readonly patienceSeconds: number;
}

/** WeChat's "Website App WeChat Login": no PKCE, no ID token. `unionid`, if present, is the same in all apps of one owner. */
export function createWeChat({ keys, addresses, publicUrl, patienceSeconds }: WeChatOptions): Provider {
  const redirectUri = publicUrl + signInReturnPath('wechat');
  const configured = new client.Configuration(
    {
      issuer: addresses.page,
      authorization_endpoint: `${addresses.page}/connect/qrconnect`,
      token_endpoint: `${addresses.calls}/sns/oauth2/access_token`,
    },
    keys.appId,
    undefined,
    client.ClientSecretPost(keys.appSecret),
  );
  configured.timeout = patienceSeconds;
  configured[client.customFetch] = asOAuth;
  if (addresses.calls.startsWith('http:')) client.allowInsecureRequests(configured);

  async function userOf({ access_token: token, openid }: z.infer<typeof tokenSchema>) {
    const address = new URL(`${addresses.calls}/sns/userinfo`);
    address.search = new URLSearchParams({ access_token: token, openid }).toString();
    const response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(patienceSeconds * 1_000),
    });
    return userSchema.parse(await readWeChat(response));
  }

  return {
    name: 'wechat',
    async authorize({ state }) {
      const address = client.buildAuthorizationUrl(configured, { redirect_uri: redirectUri, scope, state });
      address.searchParams.delete('client_id');
      address.searchParams.set('appid', keys.appId);
      address.hash = 'wechat_redirect';
      return address.href;
    },
    async identify({ state, code }, checks): Promise<Identity> {
      try {
        const returned = new URL(redirectUri);
        returned.search = new URLSearchParams({ state, code }).toString();
        const answer = await client.authorizationCodeGrant(configured, returned, {
          expectedState: checks.state,
        });
        const token = tokenSchema.parse(answer);
        const user = await userOf(token);
        if (user.openid !== token.openid) throw new SignInFailed('WeChat returned a different user');
        return { subject: token.unionid ?? user.unionid ?? token.openid };
      } catch (cause) {
        throw cause instanceof SignInFailed ? cause : new SignInFailed('WeChat returned no user', { cause });
      }
    },
  };
}
