import * as client from 'openid-client';
import { z } from 'zod';
import {
  signInFormPath,
  signInReturnPath,
  type SignInProvider,
} from '#domain/accounts/sign-in/sign-in-provider.ts';
import { SignInFailed, type Identity, type Provider } from './provider.ts';

export interface OpenIdProvider {
  readonly name: SignInProvider;
  readonly issuer: string;
  readonly clientId: string;
  /** Created for each use, because it may be an expiring token. */
  readonly clientSecret: () => string | Promise<string>;
  readonly scope: string;
  readonly answersByForm: boolean;
  readonly takesPkce: boolean;
  /** Additional parameters for a repeated authentication. */
  readonly again: Readonly<Record<string, string>>;
}

/** Both as strings too: Apple sends `"true"`. */
const isTrue = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]);
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional().catch(undefined),
  email_verified: isTrue.optional().catch(false),
});

/** Cache lifetime of the provider's metadata, in milliseconds. */
const metadataMs = 60 * 60_000;

/** An OpenID Connect provider, configured by discovery. @param publicUrl Ninety's public address */
export function createOpenIdProvider(
  provider: OpenIdProvider,
  { publicUrl, patienceSeconds }: { readonly publicUrl: string; readonly patienceSeconds: number },
): Provider {
  const { name, answersByForm, takesPkce } = provider;
  const issuer = new URL(provider.issuer);
  const isPlain = issuer.protocol === 'http:';
  const redirectUri = publicUrl + (answersByForm ? signInFormPath(name) : signInReturnPath(name));
  let known: { readonly metadata: client.ServerMetadata; readonly until: number } | undefined;

  async function metadata(): Promise<client.ServerMetadata> {
    if (known && known.until > performance.now()) return known.metadata;
    const found = await client.discovery(issuer, provider.clientId, undefined, client.None(), {
      timeout: patienceSeconds,
      ...(isPlain && { execute: [client.allowInsecureRequests] }),
    });
    known = { metadata: { ...found.serverMetadata() }, until: performance.now() + metadataMs };
    return known.metadata;
  }

  /** Created for each use, so that the provider's keys are never older than its signature. */
  async function configuration(secret: string | undefined): Promise<client.Configuration> {
    const configured = new client.Configuration(
      await metadata(),
      provider.clientId,
      { redirect_uris: [redirectUri] },
      client.ClientSecretPost(secret ?? 'not needed to build an address'),
    );
    configured.timeout = patienceSeconds;
    if (isPlain) client.allowInsecureRequests(configured);
    client.enableNonRepudiationChecks(configured);
    return configured;
  }

  return {
    name,
    async authorize({ state, nonce, verifier }, { isAgain }) {
      try {
        const address = client.buildAuthorizationUrl(await configuration(undefined), {
          redirect_uri: redirectUri,
          scope: provider.scope,
          state,
          nonce,
          ...(answersByForm && { response_mode: 'form_post' }),
          ...(takesPkce && {
            code_challenge: await client.calculatePKCECodeChallenge(verifier),
            code_challenge_method: 'S256',
          }),
          ...(isAgain && provider.again),
        });
        return address.href;
      } catch (cause) {
        throw new SignInFailed(`${name} does not say where its page is`, { cause });
      }
    },
    async identify({ state, code, iss }, checks): Promise<Identity> {
      try {
        const returned = new URL(redirectUri);
        returned.search = new URLSearchParams({ state, code, ...(iss !== undefined && { iss }) }).toString();
        const tokens = await client.authorizationCodeGrant(
          await configuration(await provider.clientSecret()),
          returned,
          {
            expectedState: checks.state,
            expectedNonce: checks.nonce,
            idTokenExpected: true,
            ...(takesPkce && { pkceCodeVerifier: checks.verifier }),
          },
        );
        const { sub, email, email_verified: isVerified } = claimsSchema.parse(tokens.claims());
        return {
          subject: sub,
          ...(isVerified === true && email !== undefined && { email: email.toLowerCase() }),
        };
      } catch (cause) {
        throw new SignInFailed(`${name} does not say who came`, { cause });
      }
    },
  };
}
