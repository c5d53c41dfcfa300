import type { PersonalKeys } from '#domain/core/events/journal.ts';
import { createFolderFileStore } from './folder-file-store.ts';
import type { FileStore } from './file-store.ts';
import type { S3Settings } from './s3-bucket.ts';

interface Options {
  readonly folder: string;
  readonly s3: S3Settings | undefined;
  readonly keys: Pick<PersonalKeys, 'obtain' | 'find'>;
}

/** The configured file store. The SDK is loaded lazily: it takes 0.3 s. */
export async function openFileStore({ folder, s3, keys }: Options): Promise<FileStore & Disposable> {
  if (!s3) return { ...createFolderFileStore(folder, keys), [Symbol.dispose]: () => undefined };
  const [{ openBucket }, { createS3FileStore }] = await Promise.all([
    import('./s3-bucket.ts'),
    import('./s3-file-store.ts'),
  ]);
  const bucket = openBucket(s3);
  return { ...createS3FileStore(bucket, folder, keys), [Symbol.dispose]: () => bucket[Symbol.dispose]() };
}
