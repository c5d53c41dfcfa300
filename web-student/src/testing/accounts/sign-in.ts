import { vi } from 'vitest';
import { signInProviders, type SignInProvider } from '#domain/accounts/sign-in/sign-in-provider.ts';
import { thisPage } from '#student/core/this-page.ts';
import type { Answers } from '../fake-api.ts';

export const addressOf = (provider: SignInProvider) => `https://${provider}.example/authorize`;

export const providerAnswers = {
  fetchSignInProviders: () => ({ status: 200, body: { providers: [...signInProviders] } }),
  startSignIn: ({ provider }) => ({ status: 200, body: { address: addressOf(provider) } }),
} satisfies Answers;

export function openedAddresses(): () => string[] {
  const open = vi.spyOn(thisPage, 'open').mockImplementation(() => {});
  return () => open.mock.calls.map(([address]) => address);
}
