import { readFileSync } from 'node:fs';
import type { TemporalAccess } from '#workflows/core/temporal-connection.ts';
import { WrongConfiguration } from './wrong-configuration.ts';
import type { Settings } from './settings.ts';

export type TemporalAccessSettings = Pick<
  Settings,
  | 'TEMPORAL_TLS'
  | 'TEMPORAL_TLS_CA'
  | 'TEMPORAL_TLS_CERT'
  | 'TEMPORAL_TLS_KEY'
  | 'TEMPORAL_TLS_SERVER_NAME'
  | 'TEMPORAL_API_KEY'
>;

export function temporalAccessOf(given: TemporalAccessSettings): TemporalAccess {
  if (!given.TEMPORAL_TLS) return {};
  const { TEMPORAL_TLS_SERVER_NAME: serverNameOverride, TEMPORAL_API_KEY: apiKey } = given;
  const [ca, crt, key] = [read('TEMPORAL_TLS_CA'), read('TEMPORAL_TLS_CERT'), read('TEMPORAL_TLS_KEY')];
  return {
    tls: {
      ...(serverNameOverride !== undefined && { serverNameOverride }),
      ...(ca && { serverRootCACertificate: ca }),
      ...(crt && key && { clientCertPair: { crt, key } }),
    },
    ...(apiKey !== undefined && { apiKey }),
  };

  function read(name: 'TEMPORAL_TLS_CA' | 'TEMPORAL_TLS_CERT' | 'TEMPORAL_TLS_KEY'): Buffer | undefined {
    const file = given[name];
    try {
      return file === undefined ? undefined : readFileSync(file);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new WrongConfiguration(`${name} cannot be read: ${reason}`);
    }
  }
}
