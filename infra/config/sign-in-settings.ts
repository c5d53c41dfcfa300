import { z } from 'zod';
import type { SignInSettings } from '#services/accounts/sign-in/providers/settings.ts';
import { setting, type Setting } from './setting.ts';

const word = z
  .string()
  .regex(/^[\x21-\x7e]{1,500}$/)
  .optional();

const shared = { schema: word, otherwise: 'none' } as const;

export const signInSettings = {
  WECHAT_APP_ID: setting({
    ...shared,
    meaning: 'The website application at WeChat for sign-ins; requires the next setting',
    expected: 'an AppID without spaces',
    example: 'wx0123456789abcdef',
    otherwise: 'none: no sign-in with WeChat',
  }),
  WECHAT_APP_SECRET: setting({
    ...shared,
    meaning: 'The AppSecret of that application',
    expected: 'an AppSecret without spaces',
    example: '0123456789abcdef0123456789abcdef',
  }),
  GOOGLE_CLIENT_ID: setting({
    ...shared,
    meaning: 'The OAuth client at Google for sign-ins; requires the next setting',
    expected: 'a client ID without spaces',
    example: '1234567890-abc.apps.googleusercontent.com',
    otherwise: 'none: no sign-in with Google',
  }),
  GOOGLE_CLIENT_SECRET: setting({
    ...shared,
    meaning: 'The secret of that client',
    expected: 'a client secret without spaces',
    example: 'a-secret-of-google',
  }),
  APPLE_CLIENT_ID: setting({
    ...shared,
    meaning: 'The Services ID at Apple for sign-ins; requires the next three settings',
    expected: 'an identifier without spaces',
    example: 'org.example.ninety',
    otherwise: 'none: no sign-in with Apple',
  }),
  APPLE_TEAM_ID: setting({
    ...shared,
    meaning: 'The team of the Services ID',
    expected: 'a Team ID without spaces',
    example: 'A1B2C3D4E5',
  }),
  APPLE_KEY_ID: setting({
    ...shared,
    meaning: 'The id of the "Sign in with Apple" key',
    expected: 'a Key ID without spaces',
    example: 'F6G7H8J9K0',
  }),
  APPLE_KEY_FILE: setting({
    ...shared,
    meaning: 'The key file from Apple',
    expected: 'a file',
    example: '/etc/ninety/AuthKey_F6G7H8J9K0.p8',
  }),
} as const satisfies Readonly<Record<string, Setting>>;

type Given = { readonly [Name in keyof typeof signInSettings]?: string | undefined };

export const signInSettingsOf = [
  ['WECHAT_APP_ID', 'WECHAT_APP_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_KEY_FILE'],
] as const satisfies readonly (readonly (keyof Given)[])[];

/** @param given complete, as `contradictionsOf` has checked */
export function signInOf({
  WECHAT_APP_ID: appId,
  WECHAT_APP_SECRET: appSecret,
  GOOGLE_CLIENT_ID: google,
  GOOGLE_CLIENT_SECRET: googleSecret,
  APPLE_CLIENT_ID: apple,
  APPLE_TEAM_ID: teamId,
  APPLE_KEY_ID: keyId,
  APPLE_KEY_FILE: keyFile,
}: Given): SignInSettings {
  return {
    ...(appId && appSecret && { wechat: { appId, appSecret } }),
    ...(google && googleSecret && { google: { clientId: google, clientSecret: googleSecret } }),
    ...(apple && teamId && keyId && keyFile && { apple: { clientId: apple, teamId, keyId, keyFile } }),
  };
}
