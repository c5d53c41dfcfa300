import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface AccessKeys {
  readonly id: string;
  readonly secret: string;
}

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/;
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Verifies a request's Signature Version 4, by Amazon's manual ("Authenticating Requests: Using the Authorization
 * Header"). @returns the error code of an invalid one
 */
export function refusedFor(
  { method = '', url = '/', headers }: IncomingMessage,
  { id, secret }: AccessKeys,
): 'AccessDenied' | 'InvalidAccessKeyId' | 'SignatureDoesNotMatch' | undefined {
  const parts = authorization.exec(headers.authorization ?? '');
  if (!parts) return 'AccessDenied';
  const [, givenId = '', day = '', region = '', signedHeaders = '', signature = ''] = parts;
  if (givenId !== id) return 'InvalidAccessKeyId';
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const query = [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
  const names = signedHeaders.split(';');
  const canonical = [
    method,
    pathname,
    query,
    ...names.map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replace(/ +/g, ' ')}`,
    ),
    '',
    signedHeaders,
    String(headers['x-amz-content-sha256']),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const hash = createHash('sha256').update(canonical).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, hash].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), 's3'), 'aws4_request');
  const isRight = timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'));
  const needed = ['host', 'x-amz-content-sha256', 'x-amz-date'];
  return isRight && needed.every((name) => names.includes(name)) ? undefined : 'SignatureDoesNotMatch';
}
