import {
  contentDocumentStream,
  type ContentEvent,
  type ContentState,
  type Publication,
} from '#domain/content/content-document.ts';
import type { ContentBody } from '#domain/content/document.ts';
import type { JsonObject } from '#domain/core/events/json.ts';
import { column, type RowOf } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';

const columns = {
  documentId: column.text(),
  revision: column.integer(),
  draft: column.json<JsonObject>().orNull(),
  publications: column.json<readonly JsonObject[]>(),
  isWithdrawn: column.boolean(),
  changedAt: column.text(),
};

type StoredRow = RowOf<typeof columns>;

/** A document that was edited in the console. */
export interface ContentDocumentRow extends Omit<StoredRow, 'draft' | 'publications'> {
  readonly draft: ContentBody | null;
  readonly publications: readonly Publication[];
}

/** The events' schema has optional fields, which JSON omits. */
const toStored = (row: ContentDocumentRow) => row as unknown as StoredRow;
export const fromStored = (row: StoredRow) => row as unknown as ContentDocumentRow;

const stateOf = ({ revision, draft, publications, isWithdrawn }: ContentDocumentRow): ContentState => ({
  revision,
  publications,
  isWithdrawn,
  ...(draft && { draft }),
});

export const contentDocuments = defineProjection({
  name: 'content_documents',
  version: 1,
  columns,
  key: ['documentId'],
  eventTypes: ['ContentDraftSaved', 'ContentPublished', 'ContentPublicationCancelled', 'ContentWithdrawn'],
  keysOf: ({ data: { documentId } }) => [{ documentId }],
  fold([row], { type, data, metadata: { at } }): readonly StoredRow[] {
    const before = row ? stateOf(fromStored(row)) : contentDocumentStream.initial;
    const { draft = null, ...state } = contentDocumentStream.evolve(before, { type, data } as ContentEvent);
    return [toStored({ documentId: data.documentId, draft, ...state, changedAt: at })];
  },
});
