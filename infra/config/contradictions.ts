import type { TemporalAccessSettings } from './temporal-access.ts';

type WritingSettings = {
  readonly [Name in 'URL' | 'MODEL' | 'KEY' as `WRITING_ANALYSIS_${Name}`]: string | undefined;
};

const onlyWithTls = [
  'TEMPORAL_TLS_CA',
  'TEMPORAL_TLS_CERT',
  'TEMPORAL_TLS_KEY',
  'TEMPORAL_TLS_SERVER_NAME',
  'TEMPORAL_API_KEY',
] as const;

/** What of these settings does not fit together: a sentence for each. A key never travels in the clear. */
export function contradictionsOf(given: Partial<TemporalAccessSettings & WritingSettings>): string[] {
  const isOn = given.TEMPORAL_TLS === true;
  const wrong = onlyWithTls
    .filter((name) => !isOn && given[name] !== undefined)
    .map((name) => `${name} is set, and TEMPORAL_TLS is not true: set TEMPORAL_TLS=true`);
  if ((given.TEMPORAL_TLS_CERT === undefined) !== (given.TEMPORAL_TLS_KEY === undefined)) {
    wrong.push('TEMPORAL_TLS_CERT and TEMPORAL_TLS_KEY belong together: set both or neither');
  }
  const ofEndpoint = [given.WRITING_ANALYSIS_URL, given.WRITING_ANALYSIS_MODEL, given.WRITING_ANALYSIS_KEY];
  if (new Set(ofEndpoint.map((value) => value === undefined)).size > 1) {
    wrong.push(
      'WRITING_ANALYSIS_URL, WRITING_ANALYSIS_MODEL and WRITING_ANALYSIS_KEY belong together: set all or none',
    );
  }
  return wrong;
}
