import { z } from 'zod';

/** Who may vouch for a person: the codes are part of events and addresses, so they are added, never renamed. */
export const signInProviders = ['wechat', 'google', 'apple'] as const;
export const signInProviderSchema = z.enum(signInProviders);
export type SignInProvider = z.infer<typeof signInProviderSchema>;

export const signInProviderNames: { readonly [Provider in SignInProvider]: string } = {
  wechat: 'WeChat',
  google: 'Google',
  apple: 'Apple',
};

/** Where a provider returns the browser to; registered there under `PUBLIC_URL`. */
export const signInReturnPath = (provider: SignInProvider) => `/sign-in/${provider}`;

/** Where a provider posts to that answers by a form (OAuth 2.0 Form Post Response Mode), as Apple does. */
export const signInFormPath = (provider: SignInProvider) => `/api/users/signInReturn/${provider}`;
