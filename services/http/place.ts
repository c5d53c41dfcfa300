import type { IncomingHttpHeaders } from 'node:http';
import type { ServiceSettings } from '../dependencies.ts';

/** Untrusted hints at a caller's location. */
export interface Place {
  /** The country sent by a trusted proxy, unparsed. */
  readonly fromProxy?: string | undefined;
  readonly languages?: string | undefined;
}

/** Without trusted proxies their header is ignored, because any caller can send it. */
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
