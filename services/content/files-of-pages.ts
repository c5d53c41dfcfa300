import { contentFileStream, uploadFile } from '#domain/content/content-file.ts';
import * as contract from '#domain/content/file-contract.ts';
import { reject } from '#domain/core/events/decision.ts';
import { NotAPicture, readPicture } from '../accounts/profile/read-picture.ts';
import type { Dependencies } from '../dependencies.ts';
import { handle } from '../core/handle.ts';
import { derivedId } from '../core/ids.ts';
import { FileExists } from '../files/file-store.ts';
import { done, route, type Route } from '../http/route.ts';
import { wholeOf, type Upload } from '../http/upload.ts';

const yearS = 365 * 86_400;
const pdfPattern = /^(content-[0-9a-f]{12})(?:\.pdf)?$/;

interface NewContent {
  readonly content: Buffer;
  readonly mediaType: string;
  readonly end: 'jpg' | 'png' | 'pdf';
}

/** Pictures and PDFs of the site. `getImageFile` serves the pictures. */
export function contentFileRoutes({ journal, files }: Pick<Dependencies, 'journal' | 'files'>): Route[] {
  return [
    route(contract.uploadContentFile, async ({ upload }) => {
      try {
        const { content, mediaType, end } = await readContent(upload);
        const context = upload.context();
        const fileId = `content-${derivedId('content file', context.commandId).slice(-12)}.${end}`;
        const { bytes, sha256 } = await files.put(
          { owner: { kind: 'installation' }, key: fileId },
          { content: once(content), mediaType, maximumBytes: upload.maximumBytes },
        );
        const uploaded = await handle(journal, contentFileStream, fileId, context, (state) =>
          uploadFile(state, { fileId, bytes, sha256 }),
        );
        if ('rejected' in uploaded) return uploaded;
        const call = end === 'pdf' ? 'getPdfFile' : 'getImageFile';
        return done({ fileId, bytes, address: `/api/aws/${call}/${fileId}` }, uploaded);
      } catch (error) {
        if (error instanceof NotAPicture) return reject('file_not_valid');
        if (error instanceof FileExists) return reject('key_reused');
        throw error;
      }
    }),

    route(contract.getPdfFile, async ({ input: { id } }) => {
      const [, name] = pdfPattern.exec(id) ?? [];
      const stored =
        name === undefined
          ? undefined
          : await files.find({ owner: { kind: 'installation' }, key: `${name}.pdf` });
      if (!stored) return reject('not_found');
      const cacheControl = `public, max-age=${yearS}, immutable`;
      return { status: 200, file: { stored, mediaType: 'application/pdf', cacheControl } };
    }),
  ];
}

/** @throws NotAPicture, also for an invalid PDF; FileTooLarge */
async function readContent(upload: Upload): Promise<NewContent> {
  const content = await wholeOf(upload);
  if (upload.mediaType === 'application/pdf') {
    const isPdf = content.subarray(0, 5).toString('latin1') === '%PDF-';
    if (!isPdf || !content.subarray(-1024).includes('%%EOF')) throw new NotAPicture('The file is not a PDF');
    return { content, mediaType: upload.mediaType, end: 'pdf' };
  }
  const picture = await readPicture(content, {
    width: contract.contentPictureWidth,
    height: contract.contentPictureWidth,
    fit: 'inside',
    withoutEnlargement: true,
  });
  return { ...picture, end: picture.mediaType === 'image/png' ? 'png' : 'jpg' };
}

async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}
