import type { LinkTargets } from '#domain/content/check-document.ts';
import { contentDocumentStream } from '#domain/content/content-document.ts';
import type { ContentBody } from '#domain/content/document.ts';
import { fold } from '#domain/core/events/stream.ts';
import { selectContentDocuments } from '#projections/content-documents/queries.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findLinkTargets } from './link-targets.ts';
import { listedDocuments } from './list-documents.ts';
import { publishedOf, readSeed } from './published-content.ts';

type ReaderDependencies = Pick<Dependencies, 'journal' | 'readModels' | 'clock' | 'files' | 'siteRenderer'>;

export function createDocumentReader(dependencies: ReaderDependencies) {
  const { journal, readModels, clock } = dependencies;
  const readAll = async () => {
    const [shipped, rows] = await Promise.all([readSeed(), selectContentDocuments(readModels.db)]);
    return { shipped, rows, published: publishedOf(shipped, rows, clock()) };
  };
  const listAll = async () => {
    const { shipped, rows, published } = await readAll();
    const known = await findLinkTargets(dependencies, published, [...published.values()]);
    return listedDocuments(shipped, rows, known, clock());
  };
  const readDocument = async (documentId: string) =>
    fold(
      contentDocumentStream,
      await journal.read(contentDocumentStream, contentDocumentStream.nameOf(documentId)),
    );
  /** Whether there is anything to withdraw. */
  const isThere = async (documentId: string) =>
    (await readSeed()).has(documentId) || (await readDocument(documentId)).draft !== undefined;
  /** A page may link to itself before its publication. */
  const linkTargetsFor = async (documentId: string, body: ContentBody): Promise<LinkTargets> => {
    const { published } = await readAll();
    return findLinkTargets(dependencies, new Map([...published, [documentId, body]]), [body]);
  };

  return { readAll, listAll, readDocument, isThere, linkTargetsFor };
}
