import type { z } from 'zod';
import type { contentDocuments } from '#domain/content/admin-contract.ts';
import { checkDocument, type LinkTargets } from '#domain/content/check-document.ts';
import { liveOf, scheduledOf } from '#domain/content/content-document.ts';
import { addressOf, kindOf, titleOf, type ContentBody } from '#domain/content/document.ts';
import type { ListQuery } from '#domain/core/admin-resource.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { ContentDocumentRow } from '#projections/content-documents/projection.ts';
import type { Documents } from './as-documents.ts';

type Row = z.infer<(typeof contentDocuments.list.outputs)[200]>[number];

export interface ListedDocument extends Row {
  readonly body: ContentBody;
}

/** @param known the documents that the site can link to now */
export function listedDocuments(
  shipped: Documents,
  rows: readonly ContentDocumentRow[],
  known: LinkTargets,
  now: Instant,
): ListedDocument[] {
  const edited = new Map(rows.map((row) => [row.documentId, row]));
  const ids = [...new Set([...shipped.keys(), ...edited.keys()])];
  return ids.flatMap((id): ListedDocument[] => {
    const row = edited.get(id);
    const file = shipped.get(id);
    const body = row?.draft ?? file;
    if (!body) return [];
    const live = row?.isWithdrawn ? undefined : ((row && liveOf(row.publications, now)?.body) ?? file);
    const problems = live ? checkDocument(live, known) : [];
    return [
      {
        id,
        kind: kindOf(id),
        title: titleOf(body),
        path: addressOf(id),
        status: statusOf(row, file, now),
        revision: row?.revision ?? 0,
        publishAt: (row && scheduledOf(row.publications, now)?.publishAt) ?? null,
        changedAt: row?.changedAt ?? null,
        problems,
        hasProblems: problems.length > 0,
        body,
      },
    ];
  });
}

function statusOf(
  row: ContentDocumentRow | undefined,
  file: ContentBody | undefined,
  now: Instant,
): Row['status'] {
  if (!row) return 'published';
  if (row.isWithdrawn) return 'withdrawn';
  if (scheduledOf(row.publications, now)) return 'scheduled';
  const live = liveOf(row.publications, now)?.revision ?? (file ? 0 : undefined);
  if (live === undefined) return 'draft';
  return live === row.revision ? 'published' : 'changed';
}

export function pageOf(
  documents: readonly ListedDocument[],
  { sort, range: [first, last], filter }: ListQuery,
): { readonly rows: ListedDocument[]; readonly total: number } {
  const q = typeof filter['q'] === 'string' ? filter['q'].toLowerCase() : '';
  const fits = (name: string, value: string) => {
    const wanted = filter[name];
    if (wanted === undefined || wanted === null) return true;
    return (Array.isArray(wanted) ? wanted : [wanted]).map(String).includes(value);
  };
  const found = documents.filter(
    ({ id, kind, status, hasProblems, title, path }) =>
      fits('id', id) &&
      fits('kind', kind) &&
      fits('status', status) &&
      fits('hasProblems', String(hasProblems)) &&
      `${title}\n${path}\n${id}`.toLowerCase().includes(q),
  );
  const field =
    sort.field === 'title' || sort.field === 'path' || sort.field === 'changedAt' ? sort.field : 'id';
  const direction = sort.order === 'DESC' ? -1 : 1;
  const sorted = found.toSorted(
    (one, other) =>
      direction * ((one[field] ?? '').localeCompare(other[field] ?? '') || one.id.localeCompare(other.id)),
  );
  return { rows: sorted.slice(first, last + 1), total: found.length };
}
