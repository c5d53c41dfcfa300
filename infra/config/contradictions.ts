import type { TemporalAccessSettings } from './temporal-access.ts';

const analyses = ['WRITING', 'SPEECH'] as const;
type Analysis = (typeof analyses)[number];

/** The settings of an endpoint, which are set together. */
export const endpointSettings = (of: Analysis) =>
  [`${of}_ANALYSIS_URL`, `${of}_ANALYSIS_MODEL`, `${of}_ANALYSIS_KEY`] as const;

type EndpointSettings = {
  readonly [Name in ReturnType<typeof endpointSettings>[number]]: string | undefined;
};

const onlyWithTls = [
  'TEMPORAL_TLS_CA',
  'TEMPORAL_TLS_CERT',
  'TEMPORAL_TLS_KEY',
  'TEMPORAL_TLS_SERVER_NAME',
  'TEMPORAL_API_KEY',
] as const;

/** What of these settings does not fit together: a sentence for each. A key never travels in the clear. */
export function contradictionsOf(given: Partial<TemporalAccessSettings & EndpointSettings>): string[] {
  const isOn = given.TEMPORAL_TLS === true;
  const wrong = onlyWithTls
    .filter((name) => !isOn && given[name] !== undefined)
    .map((name) => `${name} is set, and TEMPORAL_TLS is not true: set TEMPORAL_TLS=true`);
  if ((given.TEMPORAL_TLS_CERT === undefined) !== (given.TEMPORAL_TLS_KEY === undefined)) {
    wrong.push('TEMPORAL_TLS_CERT and TEMPORAL_TLS_KEY belong together: set both or neither');
  }
  const halfSet = analyses
    .map(endpointSettings)
    .filter((names) => new Set(names.map((name) => given[name] === undefined)).size > 1)
    .map(([url, model, key]) => `${url}, ${model} and ${key} belong together: set all or none`);
  return [...wrong, ...halfSet];
}
