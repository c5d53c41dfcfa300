import { pictureIdPattern } from '#domain/content/check-document.ts';
import { reject } from '#domain/core/events/decision.ts';
import * as contract from '#domain/questions/file-contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { route, type Route } from '../http/route.ts';

const dayS = 86_400;
const yearS = 365 * dayS;

/** Picture types by extension: other files in the folders are not served. */
const pictureEnds = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  // Scripts in it do not run: images have none, and the API's content policy forbids them in pages.
  ['svg', 'image/svg+xml'],
]);

export function questionFileRoutes({
  questionFiles,
  signedFiles,
}: Pick<Dependencies, 'questionFiles' | 'signedFiles'>): Route[] {
  return [
    route(contract.getAudioFile, async ({ input: { id, v }, now }) => {
      const signed = signedFiles.read(id, now);
      // Checked before the look-up, so that a guessed name reveals nothing.
      if (!signed) return reject('address_not_valid');
      const stored = await questionFiles.selectOptionalFile(signed.file);
      if (!stored) return reject('not_found');
      // A private cache, no longer than the address is valid.
      const maxAge = Math.min(v === undefined ? dayS : yearS, Math.floor(signed.secondsLeft));
      const cacheControl = `private, max-age=${maxAge}${v === undefined ? '' : ', immutable'}`;
      return { status: 200, file: { stored, mediaType: 'audio/mpeg', cacheControl } };
    }),

    route(contract.getImageFile, async ({ input: { id, v }, now }) => {
      // Site pictures are public; question pictures are as protected as recordings.
      const isOfSite = pictureIdPattern.test(id);
      const signed = isOfSite ? { file: id, secondsLeft: yearS } : signedFiles.read(id, now);
      if (!signed) return reject('address_not_valid');
      const mediaType = pictureEnds.get(signed.file.split('.')[1] ?? '');
      const stored = mediaType && (await questionFiles.selectOptionalFile(signed.file));
      if (!stored) return reject('not_found');
      const maxAge = Math.min(v === undefined ? dayS : yearS, Math.floor(signed.secondsLeft));
      const who = isOfSite ? 'public' : 'private';
      const cacheControl = `${who}, max-age=${maxAge}${v === undefined ? '' : ', immutable'}`;
      return { status: 200, file: { stored, mediaType, cacheControl } };
    }),
  ];
}
