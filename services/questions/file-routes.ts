import { reject } from '#domain/core/decision.ts';
import * as contract from '#domain/questions/file-contract.ts';
import type { Dependencies } from '../core/dependencies.ts';
import type { Files } from '../files/files.ts';
import { route, type Route } from '../http/route.ts';

const dayS = 86_400;
const yearS = 365 * dayS;

/** What each address serves, by the end of a file's name: nothing else that may lie in the folders is served. */
const ends = {
  'audio/mpeg': ['mp3'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
} as const;

/** Recordings and pictures, in parts for players that seek. */
export function questionFileRoutes({ questionFiles }: Pick<Dependencies, 'questionFiles'>): Route[] {
  return [contract.getAudioFile, contract.getImageFile].map((call) =>
    route(call, async ({ input: { id, v } }) => {
      const found = await find(questionFiles, call.download.mediaTypes, id);
      if (!found) return reject('not_found');
      const cacheControl =
        v === undefined ? `public, max-age=${dayS}` : `public, max-age=${yearS}, immutable`;
      return { status: 200, file: { ...found, cacheControl } };
    }),
  );
}

/** `LWD-0001`, with or without its end; without one the ends that the address serves are tried in turn. */
async function find(files: Files, mediaTypes: readonly (keyof typeof ends)[], id: string) {
  const [, name, given] = /^([A-Za-z0-9-]{1,60})(?:\.([a-z0-9]{1,4}))?$/.exec(id) ?? [];
  if (name === undefined) return undefined;
  for (const mediaType of mediaTypes) {
    for (const end of ends[mediaType]) {
      if (given !== undefined && given !== end) continue;
      const stored = await files.selectOptionalFile(`${name}.${end}`);
      if (stored) return { mediaType, stored };
    }
  }
  return undefined;
}
