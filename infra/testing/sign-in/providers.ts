import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SignInSettings } from '#services/accounts/sign-in/providers/settings.ts';
import { startOpenIdServer, type OpenIdServer } from './open-id-server.ts';
import { startWeChatServer, type WeChatServer } from './wechat-server.ts';

/** All three providers on this machine, and the settings to use them. */
export interface TestProviders extends AsyncDisposable {
  readonly wechat: WeChatServer;
  readonly google: OpenIdServer;
  readonly apple: OpenIdServer;
  readonly settings: SignInSettings & Required<Pick<SignInSettings, 'wechat' | 'google' | 'apple'>>;
}

/** Longer than the sign-in timeout, which is a second here. */
const isSlowMs = 3_000;

export async function startTestProviders(): Promise<TestProviders> {
  await using stack = new AsyncDisposableStack();
  const folder = mkdtempSync(path.join(tmpdir(), 'ninety-apple-'));
  stack.defer(() => rmSync(folder, { recursive: true, force: true }));
  const keyFile = path.join(folder, 'AuthKey_F6G7H8J9K0.p8');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  writeFileSync(keyFile, privateKey.export({ format: 'pem', type: 'pkcs8' }));

  const wechatKeys = { appId: 'wx0123456789abcdef', appSecret: 'a-secret-of-wechat' };
  const wechat = stack.use(await startWeChatServer({ ...wechatKeys, isSlowMs }));
  const google = stack.use(
    await startOpenIdServer({ clientId: 'ninety.google', algorithm: 'RS256', isSlowMs }),
  );
  const apple = stack.use(
    await startOpenIdServer({ clientId: 'org.example.ninety', algorithm: 'ES256', isSlowMs }),
  );
  const owned = stack.move();
  return {
    wechat,
    google,
    apple,
    settings: {
      wechat: wechatKeys,
      google: { clientId: 'ninety.google', clientSecret: 'a-secret-of-google' },
      apple: { clientId: 'org.example.ninety', teamId: 'A1B2C3D4E5', keyId: 'F6G7H8J9K0', keyFile },
      addresses: {
        wechat: { page: wechat.url, calls: wechat.url },
        google: google.url,
        apple: apple.url,
      },
      patienceSeconds: 1,
    },
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}
