import type { Settings } from './settings.ts';
import { signInSettingsOf } from './sign-in-settings.ts';

export const endpointSettings = (of: 'WRITING' | 'SPEECH') =>
  [`${of}_ANALYSIS_URL`, `${of}_ANALYSIS_MODEL`, `${of}_ANALYSIS_KEY`] as const;

export const stripeSettings = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
] as const;

const setTogether = [
  ['TEMPORAL_TLS_CERT', 'TEMPORAL_TLS_KEY'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  endpointSettings('WRITING'),
  endpointSettings('SPEECH'),
  stripeSettings,
  ...signInSettingsOf,
] as const satisfies readonly (readonly (keyof Settings)[])[];

const onlyWithTls = [
  'TEMPORAL_TLS_CA',
  'TEMPORAL_TLS_CERT',
  'TEMPORAL_TLS_KEY',
  'TEMPORAL_TLS_SERVER_NAME',
  'TEMPORAL_API_KEY',
] as const satisfies readonly (keyof Settings)[];

const onlyWithBucket = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** A sentence per contradiction. Keys are never sent unencrypted. */
export function contradictionsOf(given: Partial<Settings>): string[] {
  const isSet = (name: keyof Settings) => given[name] !== undefined;
  const wrong = setTogether
    .filter((names) => names.some(isSet) && !names.every(isSet))
    .map(
      (names) =>
        `${inWords(names)} belong together: set ${names.length === 2 ? 'both or neither' : 'all or none'}`,
    );
  if (given.TEMPORAL_TLS !== true) {
    for (const name of onlyWithTls.filter(isSet))
      wrong.push(`${name} is set, and TEMPORAL_TLS is not true: set TEMPORAL_TLS=true`);
  }
  if (!isSet('S3_BUCKET')) {
    for (const name of onlyWithBucket.filter(isSet))
      wrong.push(`${name} is set, and S3_BUCKET is not: set S3_BUCKET`);
  }
  // Without a trusted proxy the header would be ignored silently, because any caller could send it.
  if (isSet('COUNTRY_HEADER') && given.TRUSTED_PROXIES === 0) {
    wrong.push(
      'COUNTRY_HEADER is set, but TRUSTED_PROXIES is 0: set TRUSTED_PROXIES to the number of proxies in front of the API',
    );
  }
  const isLive = (key: string) => key.includes('_live_');
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = given;
  if (secret !== undefined && publishable !== undefined && isLive(secret) !== isLive(publishable)) {
    wrong.push(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes: use two test keys or two live keys',
    );
  }
  return wrong;
}

const inWords = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
