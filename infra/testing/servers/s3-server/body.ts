import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';

/** The body does not match its own headers or trailers. */
export class BadDigest extends Error {}

/**
 * The body of a PUT: plain, or in chunks followed by a checksum (`aws-chunked`), whose signatures are not checked.
 * @throws BadDigest
 */
export async function contentOf(request: IncomingMessage): Promise<Buffer> {
  const { headers } = request;
  const raw = await buffer(request);
  const sha256 = String(headers['x-amz-content-sha256']);
  if (!sha256.startsWith('STREAMING-')) {
    if (sha256 !== 'UNSIGNED-PAYLOAD' && sha256 !== createHash('sha256').update(raw).digest('hex'))
      throw new BadDigest('The hash of the content is another');
    return checked(raw, headers['x-amz-checksum-crc32']);
  }
  const { content, trailers } = unchunked(raw);
  if (content.length !== Number(headers['x-amz-decoded-content-length']))
    throw new BadDigest('The content has another length');
  return checked(content, trailers.get('x-amz-checksum-crc32'));
}

function checked(content: Buffer, crc: string | string[] | undefined): Buffer {
  if (crc === undefined) return content;
  const own = Buffer.alloc(4);
  own.writeUInt32BE(crc32(content));
  if (own.toString('base64') !== crc) throw new BadDigest('The checksum of the content is another');
  return content;
}

function unchunked(raw: Buffer) {
  const pieces: Buffer[] = [];
  let at = 0;
  for (;;) {
    const end = raw.indexOf('\r\n', at);
    const length = Number.parseInt(raw.toString('latin1', at, end), 16);
    at = end + 2;
    if (!(length > 0)) break;
    pieces.push(raw.subarray(at, at + length));
    at += length + 2;
  }
  const lines = raw.toString('latin1', at).split('\r\n').filter(Boolean);
  const trailers = new Map(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return { content: Buffer.concat(pieces), trailers };
}
