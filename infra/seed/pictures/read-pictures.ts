import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from '../content-files.ts';
import { pictureDataSchema, type PictureData } from './picture-data.ts';

interface Picture {
  /** The question it belongs to. */
  readonly uid: string;
  readonly data: PictureData;
  /** Where the drawn picture stands. */
  readonly file: string;
}

const dataFolder = path.join(import.meta.dirname, 'data');

/** What all pictures of the seed are drawn from. */
export function readPictures(): Picture[] {
  return readdirSync(dataFolder)
    .toSorted()
    .map((name) => {
      const uid = path.basename(name, '.json');
      const data = pictureDataSchema.parse(JSON.parse(readFileSync(path.join(dataFolder, name), 'utf8')));
      return { uid, data, file: path.join(contentFolder, uid.slice(0, 3), `${uid}.svg`) };
    });
}
