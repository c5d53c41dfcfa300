import { reject, type Rejection } from '#domain/core/events/decision.ts';
import { questionPictureSide } from '#domain/questions/admin-contract.ts';
import {
  questionPictureStream,
  uploadPicture,
  type UploadedPicture,
} from '#domain/questions/question-picture.ts';
import { NotAPicture, readPicture } from '../accounts/profile/read-picture.ts';
import type { Dependencies } from '../dependencies.ts';
import { handle, type Accepted, type HandlingRejection } from '../core/handle.ts';
import { derivedId } from '../core/ids.ts';
import { FileExists } from '../files/file-store.ts';
import { wholeOf, type Upload } from '../http/upload.ts';

/** An incompressible png of that size, three bytes a pixel, with overhead. */
const maximumBytes = 4 * questionPictureSide ** 2;

const fitting = {
  width: questionPictureSide,
  height: questionPictureSide,
  fit: 'inside',
  withoutEnlargement: true,
} as const;

/** Stores the re-encoded picture under a derived name. @throws StoreUnavailable, FilesUnavailable, FileTooLarge */
export async function uploadQuestionPicture(
  { journal, files }: Pick<Dependencies, 'journal' | 'files'>,
  uid: string,
  upload: Upload,
): Promise<
  | (Accepted<unknown> & { readonly uploaded: UploadedPicture })
  | Rejection<'file_not_valid' | HandlingRejection>
> {
  const bytesSent = await wholeOf(upload);
  const context = upload.context();
  try {
    const { content, mediaType, width, height } = await readPicture(bytesSent, fitting, { keepsPng: true });
    const end = mediaType === 'image/png' ? 'png' : 'jpg';
    const image = `${uid}-${derivedId('picture of a question', uid, context.commandId).slice(-12)}.${end}`;
    const { bytes, sha256 } = await files.put(
      { owner: { kind: 'installation' }, key: image },
      { content: once(content), mediaType, maximumBytes },
    );
    const uploaded = { uid, image, bytes, sha256, width, height };
    const accepted = await handle(journal, questionPictureStream, uid, context, (pictures) =>
      uploadPicture(pictures, uploaded),
    );
    return 'rejected' in accepted ? accepted : { ...accepted, uploaded };
  } catch (error) {
    if (error instanceof NotAPicture) return reject('file_not_valid');
    if (error instanceof FileExists) return reject('key_reused');
    throw error;
  }
}

async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}
