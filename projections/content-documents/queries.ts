import type { ReadModelsDatabase } from '../core/read-models.ts';
import { fromStored, type ContentDocumentRow } from './projection.ts';

export async function selectContentDocuments(db: ReadModelsDatabase): Promise<ContentDocumentRow[]> {
  const rows = await db.selectFrom('content_documents').selectAll().orderBy('documentId').execute();
  return rows.map(fromStored);
}
