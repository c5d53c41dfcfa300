import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../http/errors.ts';
import { rangeOf } from './byte-range.ts';
import type { ReadableFile } from './file-store.ts';

export interface ServedFile {
  readonly stored: ReadableFile;
  readonly mediaType: string;
  readonly cacheControl: string;
}

/** Sends a file, or the single range requested: RFC 9110, sections 13 and 14. */
export function sendFile(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  { stored, mediaType, cacheControl }: ServedFile,
): FastifyReply {
  const { bytes, version } = stored;
  const etag = `"${version}"`;
  reply.headers({
    'content-type': mediaType,
    'accept-ranges': 'bytes',
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    etag,
  });
  if (matches(headers['if-none-match'], etag)) return reply.code(304).send();
  // A range of other content would not fit the part that the client has.
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = isSame ? rangeOf(headers.range, bytes) : undefined;
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${bytes}`);
    throw new Refused('invalid_input', { Range: 'The file is shorter.' }, 416);
  }
  const [first, last] = range ?? [0, bytes - 1];
  reply.header('content-length', last - first + 1);
  if (range) reply.code(206).header('content-range', `bytes ${first}-${last}/${bytes}`);
  return method === 'HEAD' ? reply.send() : reply.send(stored.read(first, last));
}

function matches(header: string | undefined, etag: string): boolean {
  const named = header?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? [];
  return named.includes(etag) || header === '*';
}
