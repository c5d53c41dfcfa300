import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** Shorter texts hardly shrink. */
const fewestBytes = 1024;
const quality = 9;

const kept = new WeakMap<object, Promise<Buffer>>();

export const takesBrotli = (acceptEncoding: string | undefined): boolean =>
  (acceptEncoding ?? '').split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase());
    return name === 'br' && !parameters.some((one) => /^q=0(\.0*)?$/.test(one));
  });

/** Compressed with Brotli and cached with the answer. @returns undefined for a short text */
export async function brotliOf(answer: { readonly body: string | Buffer }): Promise<Buffer | undefined> {
  const { body } = answer;
  if (typeof body !== 'string' || Buffer.byteLength(body) < fewestBytes) return undefined;
  const known = kept.get(answer);
  if (known) return known;
  const made = compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  kept.set(answer, made);
  return made;
}
