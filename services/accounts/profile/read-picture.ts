import sharp, { type ResizeOptions } from 'sharp';
import { profileImagePixels } from '#domain/accounts/profile/image-contract.ts';

export class NotAPicture extends Error {
  override readonly name = 'NotAPicture';
}

export interface Picture {
  readonly content: Buffer;
  readonly mediaType: 'image/jpeg' | 'image/png';
  readonly width: number;
  readonly height: number;
}

interface Writing {
  /** Keeps a PNG, for the sharp lines of a chart; by default only if it is transparent. */
  readonly keepsPng?: boolean;
}

/** The decoded size of a 5 MB picture; phones take up to 50 million pixels. */
const maximumPixels = 60_000_000;
const maximumSide = 20_000;
const longestSeconds = 10;

// Allows these two decoders only, whatever the file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/** Decodes one picture at a time: each may take 200 MB. */
let last: Promise<unknown> = Promise.resolve();

const square: ResizeOptions = { width: profileImagePixels, height: profileImagePixels, fit: 'cover' };

/** Re-encodes a picture upright, in sRGB, without metadata; deterministic. @param size by default a central square @throws NotAPicture */
export function readPicture(
  content: Buffer,
  size: ResizeOptions = square,
  writing: Writing = {},
): Promise<Picture> {
  const reading = last.then(() => read(content, size, writing));
  last = reading.catch(() => undefined);
  return reading;
}

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
    // Keeps transparency.
    const isPng = hasAlpha || (keepsPng && format === 'png');
    const written = isPng ? resized.png({ compressionLevel: 9 }) : resized.jpeg({ quality: 85 });
    const { data, info } = await written.toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    return { content: data, mediaType: isPng ? 'image/png' : 'image/jpeg', width, height };
  } catch (cause) {
    throw cause instanceof NotAPicture ? cause : new NotAPicture('The file cannot be read', { cause });
  }
}
