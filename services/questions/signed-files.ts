import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Instant } from '#domain/core/instant.ts';
import { derivedKey } from '../core/derived-key.ts';

export interface SignedFiles {
  /** `LWD-0001.mp3` as `LWD-0001.1790000000.<signature>.mp3`: stable for half a day, for caches, and valid at least that long. */
  sign(file: string, now: Instant): string;
  /** The file of a signed name and its remaining seconds; undefined if forged or expired. The last `.mp3` may be missing. */
  read(name: string, now: Instant): { readonly file: string; readonly secondsLeft: number } | undefined;
}

/** A timed test takes three hours at most; a page may be left open for longer. */
const halfDayS = 12 * 60 * 60;

const filePattern = /^([A-Za-z0-9-]{1,60})\.([a-z0-9]{3,4})$/;
const signedPattern = /^([A-Za-z0-9-]{1,60})\.(\d{1,12})\.([\w-]{22})(?:\.([a-z0-9]{3,4}))?$/;

export function createSignedFiles(secret: string): SignedFiles {
  const key = derivedKey(secret, 'recordings');
  /** 128 bits in 22 characters, which cannot be guessed before the name expires. */
  const signatureOf = (file: string, endsAtS: string) =>
    createHmac('sha256', key).update(`${file}.${endsAtS}`).digest('base64url').slice(0, 22);
  return {
    sign(file, now) {
      const [, name, end] = filePattern.exec(file) ?? [];
      if (name === undefined) throw new RangeError(`${file} is not the name of a file`);
      const endsAtS = String((Math.floor(Date.parse(now) / 1000 / halfDayS) + 2) * halfDayS);
      return `${name}.${endsAtS}.${signatureOf(file, endsAtS)}.${end}`;
    },
    read(given, now) {
      const [, name, endsAtS, signature, end = 'mp3'] = signedPattern.exec(given) ?? [];
      if (name === undefined || endsAtS === undefined || signature === undefined) return undefined;
      const file = `${name}.${end}`;
      // Compared as text: base64's last character has bits that decoding drops.
      const isSigned = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(file, endsAtS)));
      const secondsLeft = (Number(endsAtS) * 1000 - Date.parse(now)) / 1000;
      return isSigned && secondsLeft > 0 ? { file, secondsLeft } : undefined;
    },
  };
}
