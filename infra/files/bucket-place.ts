import { isFilePath, rootFolders } from '#services/files/file-place.ts';
import type { Bucket } from '#services/files/s3-bucket.ts';
import type { Place } from './place.ts';

/** @param name of the bucket */
export function placeInBucket(bucket: Bucket, name: string): Place {
  return {
    called: `the bucket ${name}`,
    async *names() {
      for (const root of rootFolders)
        for await (const { key } of bucket.list(root)) if (isFilePath(key)) yield key;
    },
    // Ranges may exceed the end.
    content: (key) => bucket.read(key, 0, Number.MAX_SAFE_INTEGER),
    take: async (key, file) => void (await bucket.put(key, file)),
    delete: (key) => bucket.delete(key),
  };
}
