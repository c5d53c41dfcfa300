import { accountStream, type Account, type Decided } from '#domain/accounts/account.ts';
import * as decide from '#domain/accounts/profile/profile-image.ts';
import { reject } from '#domain/core/events/decision.ts';
import type { CommandContext } from '#domain/core/events/journal.ts';
import { handle } from '../../core/handle.ts';
import { derivedId } from '../../core/ids.ts';
import type { Dependencies } from '../../dependencies.ts';
import { FileExists } from '../../files/file-store.ts';
import { wholeOf, type Upload } from '../../http/upload.ts';
import { NotAPicture, readPicture } from './read-picture.ts';

type Changing = Pick<Dependencies, 'journal' | 'files'>;

const nameOf = (userId: string, key: string) => ({ owner: { kind: 'person', id: userId }, key }) as const;

/** Stores the re-encoded picture and deletes the previous one. @throws StoreUnavailable, FilesUnavailable, FileTooLarge */
export async function uploadProfileImage(changing: Changing, userId: string, upload: Upload) {
  const content = await wholeOf(upload);
  const context = { ...upload.context(), userId };
  try {
    const picture = await readPicture(content);
    const image = `picture-${derivedId('picture', userId, context.commandId)}`;
    const { sha256 } = await changing.files.put(nameOf(userId, image), {
      content: once(picture.content),
      mediaType: picture.mediaType,
      maximumBytes: upload.maximumBytes,
    });
    return await change(changing, userId, context, (account) =>
      decide.changeProfileImage(account, { image, sha256 }),
    );
  } catch (error) {
    if (error instanceof NotAPicture) return reject('file_not_valid');
    if (error instanceof FileExists) return reject('key_reused');
    throw error;
  }
}

/** @throws StoreUnavailable, FilesUnavailable */
export function removeProfileImage(changing: Changing, userId: string, context: CommandContext) {
  return change(changing, userId, { ...context, userId }, decide.removeProfileImage);
}

async function change(
  { journal, files }: Changing,
  userId: string,
  context: CommandContext,
  decision: (account: Account) => Decided,
) {
  let before: string | undefined;
  const changed = await handle(journal, accountStream, userId, context, (account) => {
    before = 'profileImage' in account ? account.profileImage : undefined;
    return decision(account);
  });
  if ('rejected' in changed)
    return reject(changed.rejected === 'account_deleted' ? 'not_found' : changed.rejected);
  if (changed.changed && before !== undefined) await forgetPicture(files, userId, before);
  return changed;
}

/** Deletes a replaced picture; repeatable. */
export function forgetPicture(files: Dependencies['files'], userId: string, image: string): Promise<void> {
  return files.delete(nameOf(userId, image));
}

export async function findPicture(files: Dependencies['files'], account: Account, id: string) {
  if (!('profileImage' in account) || account.profileImage !== id) return undefined;
  return files.find(nameOf(account.userId, id));
}

async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}
