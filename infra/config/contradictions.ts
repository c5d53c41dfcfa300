import { signInSettingsOf } from './sign-in-settings.ts';
import type { TemporalAccessSettings } from './temporal-access.ts';

const analyses = ['WRITING', 'SPEECH'] as const;
type Analysis = (typeof analyses)[number];

/** The settings of an endpoint, which are set together. */
export const endpointSettings = (of: Analysis) =>
  [`${of}_ANALYSIS_URL`, `${of}_ANALYSIS_MODEL`, `${of}_ANALYSIS_KEY`] as const;

type EndpointSettings = {
  readonly [Name in ReturnType<typeof endpointSettings>[number]]: string | undefined;
};

/** The keys of Stripe, which are set together. */
export const stripeSettings = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

type StripeSettings = { readonly [Name in (typeof stripeSettings)[number]]: string | undefined };

const onlyWithTls = [
  'TEMPORAL_TLS_CA',
  'TEMPORAL_TLS_CERT',
  'TEMPORAL_TLS_KEY',
  'TEMPORAL_TLS_SERVER_NAME',
  'TEMPORAL_API_KEY',
] as const;

interface StorageSettings {
  readonly S3_BUCKET: string | undefined;
  readonly S3_ENDPOINT: string | undefined;
  readonly S3_ACCESS_KEY_ID: string | undefined;
  readonly S3_SECRET_ACCESS_KEY: string | undefined;
}

function contradictionsOfStorage(given: Partial<StorageSettings>): string[] {
  const wrong = (['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    .filter((name) => given.S3_BUCKET === undefined && given[name] !== undefined)
    .map((name) => `${name} is set, and S3_BUCKET is not: set S3_BUCKET`);
  if ((given.S3_ACCESS_KEY_ID === undefined) !== (given.S3_SECRET_ACCESS_KEY === undefined))
    wrong.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or neither');
  return wrong;
}

type SignInKeys = { readonly [Name in (typeof signInSettingsOf)[number][number]]: string | undefined };

interface ProxySettings {
  readonly TRUSTED_PROXIES: number;
  readonly COUNTRY_HEADER: string | undefined;
}

/** Without a proxy that is trusted the header would be anybody's claim, so it would be passed over in silence. */
const contradictionsOfProxies = (given: Partial<ProxySettings>): string[] =>
  given.COUNTRY_HEADER !== undefined && given.TRUSTED_PROXIES === 0
    ? [
        'COUNTRY_HEADER is set, and TRUSTED_PROXIES is 0: set TRUSTED_PROXIES to how many proxies stand before the API',
      ]
    : [];

/** What of these settings does not fit together: a sentence for each. A key never travels in the clear. */
export function contradictionsOf(
  given: Partial<
    TemporalAccessSettings & EndpointSettings & StorageSettings & StripeSettings & SignInKeys & ProxySettings
  >,
): string[] {
  const isOn = given.TEMPORAL_TLS === true;
  const wrong = onlyWithTls
    .filter((name) => !isOn && given[name] !== undefined)
    .map((name) => `${name} is set, and TEMPORAL_TLS is not true: set TEMPORAL_TLS=true`);
  if ((given.TEMPORAL_TLS_CERT === undefined) !== (given.TEMPORAL_TLS_KEY === undefined)) {
    wrong.push('TEMPORAL_TLS_CERT and TEMPORAL_TLS_KEY belong together: set both or neither');
  }
  const halfSet = [...analyses.map(endpointSettings), stripeSettings, ...signInSettingsOf]
    .filter((names) => new Set(names.map((name) => given[name] === undefined)).size > 1)
    .map((names) => `${inWords(names)} belong together: set all or none`);
  const isLive = (key: string) => key.includes('_live_');
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = given;
  if (secret !== undefined && publishable !== undefined && isLive(secret) !== isLive(publishable)) {
    wrong.push(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are not of one mode: take both of test, or both of live',
    );
  }
  return [...wrong, ...halfSet, ...contradictionsOfStorage(given), ...contradictionsOfProxies(given)];
}

const inWords = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
