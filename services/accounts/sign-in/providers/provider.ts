import type { SignInProvider } from '#domain/accounts/sign-in/sign-in-provider.ts';

export interface Identity {
  /** The provider's permanent id of the user. */
  readonly subject: string;
  /** In lower case; absent unless the provider has verified it. */
  readonly email?: string | undefined;
}

/** Binds a sign-in to its browser: known only to the server and that browser's sealed cookie. */
export interface Checks {
  readonly state: string;
  readonly nonce: string;
  /** PKCE, RFC 7636. */
  readonly verifier: string;
}

export interface Returned {
  readonly state: string;
  readonly code: string;
  readonly iss?: string | undefined;
}

export interface Provider {
  readonly name: SignInProvider;
  /** The address to send the browser to. @throws SignInFailed if the provider does not publish it */
  authorize(checks: Checks, options: { readonly isAgain: boolean }): Promise<string>;
  identify(returned: Returned, checks: Checks): Promise<Identity>;
}

export class SignInFailed extends Error {
  override readonly name = 'SignInFailed';
}

/** Time limit for one answer of the provider, in seconds: a user is waiting. */
export const patienceSeconds = 10;
