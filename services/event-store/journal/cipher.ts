import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;
export const keyBytes = 32;

export interface Sealed {
  readonly iv: Buffer;
  readonly tag: Buffer;
  readonly ciphertext: Buffer;
}

export function seal(key: Uint8Array, plaintext: Uint8Array, context: string): Sealed {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(context));
  const ciphertext = Buffer.concat([cipher.update(plaintext), cipher.final()]);
  return { iv, tag: cipher.getAuthTag(), ciphertext };
}

/** @throws Error for another key, context or altered bits. */
export function open(key: Uint8Array, { iv, tag, ciphertext }: Sealed, context: string): Buffer {
  const decipher = createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes });
  decipher.setAAD(Buffer.from(context));
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(ciphertext), decipher.final()]);
}

export function toBytes({ iv, tag, ciphertext }: Sealed): Buffer {
  return Buffer.concat([iv, tag, ciphertext]);
}

export function fromBytes(bytes: Buffer): Sealed {
  return {
    iv: bytes.subarray(0, ivBytes),
    tag: bytes.subarray(ivBytes, ivBytes + tagBytes),
    ciphertext: bytes.subarray(ivBytes + tagBytes),
  };
}
