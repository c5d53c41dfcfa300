import { liveOf } from '#domain/content/content-document.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { ContentDocumentRow } from '#projections/content-documents/projection.ts';
import { selectContentDocuments } from '#projections/content-documents/queries.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Content } from '../content.ts';
import { createContentFiles } from '../content-files.ts';
import { asContent, asDocuments, type Documents } from './as-documents.ts';

/** The content that readers see at one moment. */
export interface PublishedContent {
  readonly content: Content;
  readonly documents: Documents;
  readonly version: string;
}

/** The longest delay until readers see a change; limits each process's queries. */
const recheckMs = 1_000;

const files = createContentFiles();
let seed: Promise<Documents> | undefined;

export const readSeed = (): Promise<Documents> => (seed ??= asDocuments(files));

export function publishedOf(
  shipped: Documents,
  rows: readonly Pick<ContentDocumentRow, 'documentId' | 'publications' | 'isWithdrawn'>[],
  now: Instant,
): Documents {
  const documents = new Map(shipped);
  for (const { documentId, publications, isWithdrawn } of rows) {
    const live = liveOf(publications, now);
    if (live) documents.set(documentId, live.body);
    else if (isWithdrawn) documents.delete(documentId);
  }
  return documents;
}

type ContentDependencies = Pick<Dependencies, 'readModels' | 'clock' | 'log'>;

export function createPublishedContent({
  readModels,
  clock,
  log,
}: ContentDependencies): () => Promise<PublishedContent> {
  let known: PublishedContent | undefined;
  let asking: Promise<PublishedContent> | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;

  const ask = async (): Promise<PublishedContent> => {
    const shipped = await readSeed();
    try {
      const [rows, now] = [await selectContentDocuments(readModels.db), clock()];
      const version = rows
        .map(({ documentId, publications, isWithdrawn, changedAt }) => {
          const live = liveOf(publications, now);
          return `${documentId} ${live ? `${live.revision} ${live.publishAt}` : isWithdrawn ? changedAt : ''}`;
        })
        .join('\n');
      if (known?.version === version) return known;
      const documents = publishedOf(shipped, rows, now);
      known = { content: asContent(documents), documents, version };
    } catch (error) {
      log.warn({ err: error }, 'could not refresh the site content; serving the last known version');
      known ??= { content: asContent(shipped), documents: shipped, version: '' };
    }
    return known;
  };

  return async () => {
    if (performance.now() - askedAt >= recheckMs) {
      askedAt = performance.now();
      asking = ask();
    }
    return asking ?? ask();
  };
}
