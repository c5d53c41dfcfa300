import { pictureIdPattern } from '#domain/content/check-document.ts';
import { reject } from '#domain/core/events/decision.ts';
import * as contract from '#domain/questions/file-contract.ts';
import type { Dependencies } from '../core/dependencies.ts';
import { route, type Route } from '../http/route.ts';

const dayS = 86_400;
const yearS = 365 * dayS;

/** What the address of pictures serves, by the end of a file's name: nothing else that may lie in the folders is served. */
const pictureEnds = new Map([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  // Scripts in it do not run: an image has none, and the policy of every answer of the API forbids them to a page.
  ['svg', 'image/svg+xml'],
]);

/** Recordings and pictures, in parts for players that seek. */
export function questionFileRoutes({
  questionFiles,
  signedFiles,
}: Pick<Dependencies, 'questionFiles' | 'signedFiles'>): Route[] {
  return [
    route(contract.getAudioFile, async ({ input: { id, v }, now }) => {
      const signed = signedFiles.read(id, now);
      // Said before anything is looked for: a name that was guessed does not tell what there is.
      if (!signed) return reject('address_not_valid');
      const stored = await questionFiles.selectOptionalFile(signed.file);
      if (!stored) return reject('not_found');
      // For this listener alone, and no longer than the address is good.
      const maxAge = Math.min(v === undefined ? dayS : yearS, Math.floor(signed.secondsLeft));
      const cacheControl = `private, max-age=${maxAge}${v === undefined ? '' : ', immutable'}`;
      return { status: 200, file: { stored, mediaType: 'audio/mpeg', cacheControl } };
    }),

    route(contract.getImageFile, async ({ input: { id, v }, now }) => {
      // Pictures of the site are public; those of questions are as little as their recordings.
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
