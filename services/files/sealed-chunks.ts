import { createCipheriv, createDecipheriv } from 'node:crypto';

/** The plain size of a chunk: chunks are encrypted separately, so that a range can be read. */
const chunkBytes = 64 * 1024;
const tagBytes = 16;
const algorithm = 'aes-256-gcm';

/** The chunk's number is its nonce: a key encrypts one file only, see `fileKey`. */
function nonceOf(chunk: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(chunk), 4);
  return nonce;
}

/** Encrypts a stream: each chunk's ciphertext, then its tag. */
export async function* sealChunks(
  key: Uint8Array,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  let chunk = 0;
  for await (const plain of inChunks(content)) {
    const cipher = createCipheriv(algorithm, key, nonceOf(chunk), { authTagLength: tagBytes });
    yield Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    chunk += 1;
  }
}

/** The encrypted offset of the chunk with a plain byte. */
export const sealedStart = (at: number) => Math.floor(at / chunkBytes) * (chunkBytes + tagBytes);

/** The encrypted length of the chunks with the first `length` of `bytes` plain bytes. */
export function sealedLength(length: number, bytes: number): number {
  const chunks = Math.ceil(length / chunkBytes);
  return Math.min(chunks * chunkBytes, bytes) + chunks * tagBytes;
}

export interface SealedPart {
  readonly bytes: number;
  readonly first: number;
  readonly last: number;
  readonly readAt: (at: number, length: number) => Promise<Buffer>;
}

/** Decrypts the chunks of a range, each verified before it is returned. @throws Error for altered or moved chunks */
export async function* openChunks(
  key: Uint8Array,
  { bytes, first, last, readAt }: SealedPart,
): AsyncGenerator<Buffer> {
  for (let chunk = Math.floor(first / chunkBytes); chunk * chunkBytes <= last; chunk += 1) {
    const from = chunk * chunkBytes;
    const length = Math.min(chunkBytes, bytes - from);
    const sealed = await readAt(chunk * (chunkBytes + tagBytes), length + tagBytes);
    const decipher = createDecipheriv(algorithm, key, nonceOf(chunk), { authTagLength: tagBytes });
    decipher.setAuthTag(sealed.subarray(length));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, length)), decipher.final()]);
    yield plain.subarray(Math.max(0, first - from), Math.min(length, last - from + 1));
  }
}

/** Rechunks to one length, the last one shorter. */
export async function* inChunks(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const piece of content) {
    waiting.push(piece);
    length += piece.length;
    if (length < chunkBytes) continue;
    let joined = Buffer.concat(waiting);
    while (joined.length >= chunkBytes) {
      yield joined.subarray(0, chunkBytes);
      joined = joined.subarray(chunkBytes);
    }
    waiting = [joined];
    length = joined.length;
  }
  if (length > 0) yield Buffer.concat(waiting);
}
