import { z } from 'zod';
import { setting, url } from './setting.ts';

export const mobileSettings = {
  MOBILE_APP_IOS: setting({
    schema: url('https:').optional(),
    meaning: 'The page of your app in the App Store, offered to phones',
    expected: 'an https:// address',
    example: 'https://apps.apple.com/app/id1',
    otherwise: 'none: no app is offered',
  }),
  MOBILE_APP_ANDROID: setting({
    schema: url('https:').optional(),
    meaning: 'The page of your app in Google Play, offered to phones',
    expected: 'an https:// address',
    example: 'https://play.google.com/store/apps/details?id=org.example',
    otherwise: 'none: no app is offered',
  }),
  ADAPTY_SECRET_KEY: setting({
    schema: z
      .string()
      .regex(/^[\x21-\x7e]{1,500}$/)
      .optional(),
    meaning:
      'The secret key of Adapty, which reports purchases of your mobile app. Its access levels are named after the packages of the group mobile',
    expected: 'a secret key of Adapty, without spaces',
    example: 'secret_live_BEHrYLTr.ce5zuDEWz06lFRNiaJC8',
    otherwise: 'none: app purchases give no access',
  }),
  ADAPTY_API_URL: setting({
    schema: url('http:', 'https:')
      .transform((text) => text.replace(/\/+$/, ''))
      .default('https://api.adapty.io'),
    meaning: 'The address of Adapty’s API, for tests',
    expected: 'an http:// or https:// address',
    example: 'http://127.0.0.1:12112',
  }),
} as const;
