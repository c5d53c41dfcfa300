import type { IncomingHttpHeaders } from 'node:http';
import type { ServiceSettings } from '../core/dependencies.ts';

/** What headers tell of where someone is; all of it is a hint. */
export interface Place {
  /** The country that a trusted proxy names, as it writes it. */
  readonly fromProxy?: string | undefined;
  /** `Accept-Language`. */
  readonly languages?: string | undefined;
}

/** Reads the hints of a request. Without proxies that are trusted, their header is anybody's claim and is passed over. */
export function createPlaces({
  countryHeader,
  trustedProxies = 0,
}: Pick<ServiceSettings, 'countryHeader' | 'trustedProxies'>): (headers: IncomingHttpHeaders) => Place {
  const name = trustedProxies > 0 ? countryHeader?.toLowerCase() : undefined;
  return (headers) => {
    const given = name === undefined ? undefined : headers[name];
    return {
      fromProxy: typeof given === 'string' ? given : undefined,
      languages: headers['accept-language'],
    };
  };
}
