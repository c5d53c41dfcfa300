import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { headers, type AnyCall } from '#domain/core/contract.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import type { FastifyRequest } from 'fastify';
import { FileTooLarge, type NewFile } from '../files/file-store.ts';
import { Refused } from './errors.ts';
import { fileOf, longestFrame } from './form-file.ts';

/** The body of a call that takes bytes, to be streamed into the file store. */
export interface Upload extends NewFile {
  /** The declared length, or the call's limit. */
  readonly atMostBytes: number;
  /** The command's context, which identifies the content: one id with other bytes is another command. Call it after reading. */
  context(): CommandContext;
}

/** The body as a hashed stream. @throws Refused too_large by its declared length; its content throws Refused too_slow after `patienceMs` */
export function openUpload(
  { upload, effect }: AnyCall,
  request: FastifyRequest,
  contextOf: (sha256: string) => CommandContext,
): Upload | undefined {
  if (!upload || effect !== 'command') return undefined;
  const { body, headers: given, bodyTimer } = request;
  const { maximumBytes, isForm = false } = upload;
  if ((body === undefined && !isForm) || Number(given['content-length']) === 0) {
    throw new Refused('invalid_input', { body: 'Send a file.' });
  }
  if (Number(given['content-length'] ?? 0) > maximumBytes + (isForm ? longestFrame : 0)) {
    throw new Refused('too_large', { body: `Send at most ${maximumBytes} bytes.` });
  }
  const expected = digestOf(given[headers.contentDigest.toLowerCase()]);
  const hash = createHash('sha256');
  let sha256: string | undefined;
  async function* content(): AsyncGenerator<Uint8Array> {
    // Slow lines get time only after all checks, so that strangers cannot hold connections.
    bodyTimer?.refresh();
    for await (const piece of isForm ? fileOf(request) : piecesOf(body as Readable)) {
      bodyTimer?.refresh();
      hash.update(piece);
      yield piece;
    }
    const digest = hash.digest();
    if (expected && !expected.equals(digest)) {
      throw new Refused('invalid_input', {
        [headers.contentDigest]: 'The content does not match its digest.',
      });
    }
    sha256 = digest.toString('hex');
  }
  return {
    mediaType: given['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '',
    maximumBytes,
    atMostBytes: Number(given['content-length'] ?? maximumBytes),
    content: content(),
    context() {
      if (sha256 === undefined) throw new Error('The content was not read to its end');
      return contextOf(sha256);
    },
  };
}

/** @throws Refused if the body is incomplete, which is not our failure */
async function* piecesOf(body: Readable): AsyncGenerator<Uint8Array> {
  // Destroying it would close the connection before the answer is sent.
  const pieces = body.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
  try {
    yield* pieces;
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused('invalid_input', { body: 'The connection ended before the content was complete.' });
  }
}

function digestOf(given: string | string[] | undefined): Buffer | undefined {
  if (given === undefined) return undefined;
  const value = typeof given === 'string' ? /^sha-256=:([A-Za-z0-9+/=]{44}):$/.exec(given)?.[1] : undefined;
  if (value !== undefined) return Buffer.from(value, 'base64');
  throw new Refused('invalid_input', { [headers.contentDigest]: 'This is not a SHA-256 digest.' });
}

/** The whole upload, for files that are decoded. @throws FileTooLarge */
export async function wholeOf({ content, maximumBytes }: Upload): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of content) {
    bytes += piece.length;
    if (bytes > maximumBytes) throw new FileTooLarge(`The file exceeds ${maximumBytes} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
