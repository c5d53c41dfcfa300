import sharp, { type ResizeOptions } from 'sharp';
import { profileImagePixels } from '#domain/accounts/profile/image-contract.ts';

export class NotAPicture extends Error {
  override readonly name = 'NotAPicture';
}

export interface Picture {
  readonly content: Buffer;
  readonly mediaType: 'image/jpeg' | 'image/png';
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

interface Writing {
  /** A png stays one, for the sharp lines of a chart; otherwise only one that is transparent does. */
  readonly keepsPng?: boolean;
}

/** A picture of 5 MB may be unpacked to so many; telephones make up to 50 million. */
const maximumPixels = 60_000_000;
const maximumSide = 20_000;
const longestSeconds = 10;

// Only these two readers are ever reached, whatever a file says that it is.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/** Pictures are unpacked one after another: each may take 200 MB for a moment. */
let last: Promise<unknown> = Promise.resolve();

const square: ResizeOptions = { width: profileImagePixels, height: profileImagePixels, fit: 'cover' };

/**
 * Decodes a picture and writes it anew, upright, in sRGB, without metadata; deterministic.
 * @param size by default a square from its middle
 * @throws NotAPicture
 */
export function readPicture(
  content: Buffer,
  size: ResizeOptions = square,
  writing: Writing = {},
): Promise<Picture> {
  const reading = last.then(() => read(content, size, writing));
  last = reading.catch(() => undefined);
  return reading;
}

/** A jpeg or png file, upright, to be decoded for at most ten seconds. @throws NotAPicture */
export async function openPicture(content: Buffer) {
  try {
    const open = () =>
      sharp(content, { limitInputPixels: maximumPixels, failOn: 'error', sequentialRead: true });
    const { format, width, height, hasAlpha } = await open().metadata();
    if ((format !== 'jpeg' && format !== 'png') || Math.max(width, height) > maximumSide)
      throw new NotAPicture(format);
    return { picture: open().timeout({ seconds: longestSeconds }).autoOrient(), format, hasAlpha };
  } catch (cause) {
    throw cause instanceof NotAPicture ? cause : new NotAPicture('The file cannot be read', { cause });
  }
}

async function read(content: Buffer, size: ResizeOptions, { keepsPng = false }: Writing): Promise<Picture> {
  try {
    const { picture, format, hasAlpha } = await openPicture(content);
    const resized = picture.resize(size).toColourspace('srgb');
    // Where a picture lets the page shine through, it goes on doing so.
    const isPng = hasAlpha || (keepsPng && format === 'png');
    const written = isPng ? resized.png({ compressionLevel: 9 }) : resized.jpeg({ quality: 85 });
    const { data, info } = await written.toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { content: data, mediaType: isPng ? 'image/png' : 'image/jpeg', width, height };
  } catch (cause) {
    throw cause instanceof NotAPicture ? cause : new NotAPicture('The file cannot be read', { cause });
  }
}
