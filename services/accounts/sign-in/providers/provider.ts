import type { SignInProvider } from '#domain/accounts/sign-in/sign-in-provider.ts';

export interface Identity {
  /** The provider's own name for the person, the same for good. */
  readonly subject: string;
  /** An address that the provider has verified, in lower case; one that it has not does not stand here. */
  readonly email?: string | undefined;
}

/** What ties a sign-in to the browser that began it: known to the server and in that browser's sealed cookie alone. */
export interface Checks {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE, RFC 7636. */
  readonly verifier: string;
}

export interface Returned {
  readonly state: string;
  readonly code: string;
  readonly iss?: string | undefined;
}

export interface Provider {
  readonly name: SignInProvider;
  /** The address to send a browser to. @throws SignInFailed where the provider does not say where that is */
  authorize(checks: Checks, options: { readonly isAgain: boolean }): Promise<string>;
  /** Asks the provider who came back. @throws SignInFailed for whatever goes wrong there */
  identify(returned: Returned, checks: Checks): Promise<Identity>;
}

export class SignInFailed extends Error {
  override readonly name = 'SignInFailed';
}

/** How long a provider may take for one answer, in seconds: a person is waiting. */
export const patienceSeconds = 10;
