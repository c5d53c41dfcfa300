import type { StoredObject } from './stored-object.ts';

/** A page of a bucket's keys in order: ListObjectsV2. */
export function listing(
  objects: ReadonlyMap<string, StoredObject>,
  query: URLSearchParams,
  pageSize: number,
): string {
  const prefix = query.get('prefix') ?? '';
  const delimiter = query.get('delimiter');
  const after = query.get('continuation-token') ?? '';
  const entries = new Map<string, string>();
  for (const [key, { content, changedMs }] of objects) {
    if (!key.startsWith(prefix)) continue;
    const end = delimiter === null ? -1 : key.indexOf(delimiter, prefix.length);
    if (end === -1) entries.set(key, contents(key, content.length, changedMs));
    else
      entries.set(
        key.slice(0, end + 1),
        `<CommonPrefixes><Prefix>${key.slice(0, end + 1)}</Prefix></CommonPrefixes>`,
      );
  }
  const left = [...entries].filter(([key]) => key > after).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const page = left.slice(0, pageSize);
  const isCut = left.length > page.length;
  const next = isCut ? `<NextContinuationToken>${page.at(-1)?.[0]}</NextContinuationToken>` : '';
  return `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${page.map(([, text]) => text).join('')}</ListBucketResult>`;
}

function contents(key: string, size: number, changedMs: number): string {
  const changed = new Date(changedMs).toISOString();
  return `<Contents><Key>${key}</Key><LastModified>${changed}</LastModified><Size>${size}</Size></Contents>`;
}
