import { z } from 'zod';

/** The codes are part of events and addresses: add, never rename. */
export const signInProviders = ['wechat', 'google', 'apple'] as const;
export const signInProviderSchema = z.enum(signInProviders);
export type SignInProvider = z.infer<typeof signInProviderSchema>;

export const signInProviderNames: { readonly [Provider in SignInProvider]: string } = {
  wechat: 'WeChat',
  google: 'Google',
  apple: 'Apple',
};

export const signInReturnPath = (provider: SignInProvider) => `/sign-in/${provider}`;

/** The form post address (OAuth 2.0 Form Post Response Mode), which Apple uses. */
export const signInFormPath = (provider: SignInProvider) => `/api/users/signInReturn/${provider}`;
