import type { z } from 'zod';
import type { fetchContentRevisions } from '#domain/content/admin-contract.ts';
import type { ContentEvent } from '#domain/content/content-document.ts';
import type { ContentBody } from '#domain/content/document.ts';
import type { Recorded } from '#domain/core/events/journal.ts';

type Revision = z.infer<(typeof fetchContentRevisions.outputs)[200]>['revisions'][number];

/** @param file the document of the release, as revision 0 */
export function revisionsOf(
  file: ContentBody | undefined,
  events: readonly Recorded<ContentEvent>[],
): Revision[] {
  const publishedAt = new Map<number, string>();
  for (const { type, data } of events)
    if (type === 'ContentPublished' && !publishedAt.has(data.revision))
      publishedAt.set(data.revision, data.publishAt);
  const drafts = events.flatMap(({ type, data, metadata: { at } }): Revision[] => {
    if (type !== 'ContentDraftSaved') return [];
    const { revision, body, reason } = data;
    return [{ revision, body, at, reason, publishedAt: publishedAt.get(revision) ?? null }];
  });
  const shipped = file && { revision: 0, body: file, at: null, reason: null, publishedAt: null };
  return [...(shipped ? [shipped] : []), ...drafts].toReversed();
}
