import { generate } from 'selfsigned';

export interface Certificates {
  /** The authority's certificate in PEM, which clients trust. */
  readonly ca: string;
  readonly cert: string;
  readonly key: string;
}

/** Creates a certificate for a host name or an IPv4 address, signed by a new authority. */
export async function makeCertificates(host: string): Promise<Certificates> {
  const options = { keySize: 2048, algorithm: 'sha256' } as const;
  const authority = await generate([{ name: 'commonName', value: 'An authority of tests' }], {
    ...options,
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, critical: true },
    ],
  });
  const isAddress = /^[\d.]+$/.test(host);
  const own = await generate([{ name: 'commonName', value: host }], {
    ...options,
    ca: { key: authority.private, cert: authority.cert },
    extensions: [
      { name: 'subjectAltName', altNames: [isAddress ? { type: 7, ip: host } : { type: 2, value: host }] },
    ],
  });
  return { ca: authority.cert, cert: own.cert, key: own.private };
}
