import { reject } from '#domain/core/decision.ts';
import * as contract from '#domain/questions/file-contract.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { route, type Route } from '../http/route.ts';

const dayS = 86_400;
const yearS = 365 * dayS;

/** What the address of pictures serves, by the end of a file's name: nothing else that may lie in the folders is served. */
const pictureEnds = [
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  // Scripts in it do not run: an image has none, and the policy of every answer of the API forbids them to a page.
  ['svg', 'image/svg+xml'],
] as const;

/** Recordings and pictures, in parts for players that seek. */
export function questionFileRoutes({
  questionFiles,
  signedTracks,
}: Pick<Dependencies, 'questionFiles' | 'signedTracks'>): Route[] {
  return [
    route(contract.getAudioFile, async ({ input: { id, v }, now }) => {
      const signed = signedTracks.read(id, now);
      // Said before anything is looked for: a name that was guessed does not tell what there is.
      if (!signed) return reject('address_not_valid');
      const stored = await questionFiles.selectOptionalFile(signed.track);
      if (!stored) return reject('not_found');
      // For this listener alone, and no longer than the address is good.
      const maxAge = Math.min(v === undefined ? dayS : yearS, Math.floor(signed.secondsLeft));
      const cacheControl = `private, max-age=${maxAge}${v === undefined ? '' : ', immutable'}`;
      return { status: 200, file: { stored, mediaType: 'audio/mpeg', cacheControl } };
    }),

    route(contract.getImageFile, async ({ input: { id, v } }) => {
      const found = await findPicture(questionFiles, id);
      if (!found) return reject('not_found');
      const cacheControl =
        v === undefined ? `public, max-age=${dayS}` : `public, max-age=${yearS}, immutable`;
      return { status: 200, file: { ...found, cacheControl } };
    }),
  ];
}

/** `SDI-0001.png`, with or without its end; without one the ends that the address serves are tried in turn. */
async function findPicture(files: Dependencies['questionFiles'], id: string) {
  const [, name, given] = /^([A-Za-z0-9-]{1,60})(?:\.([a-z0-9]{1,4}))?$/.exec(id) ?? [];
  if (name === undefined) return undefined;
  for (const [end, mediaType] of pictureEnds) {
    if (given !== undefined && given !== end) continue;
    const stored = await files.selectOptionalFile(`${name}.${end}`);
    if (stored) return { mediaType, stored };
  }
  return undefined;
}
