import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import { reject, type Decision } from '../core/events/decision.ts';
import { defineStream } from '../core/events/stream.ts';
import { instantSchema, type Instant } from '../core/instant.ts';
import { contentBodySchema, type ContentBody } from './document.ts';

const documentId = z.string();
const reason = z.string();

const events = {
  ContentDraftSaved: {
    version: 1,
    schema: z.object({ documentId, revision: z.int().min(1), body: contentBodySchema, reason }),
  },
  ContentPublished: {
    version: 1,
    schema: z.object({
      documentId,
      revision: z.int().min(1),
      publishAt: instantSchema,
      at: instantSchema,
      reason,
    }),
  },
  ContentPublicationCancelled: { version: 1, schema: z.object({ documentId, at: instantSchema, reason }) },
  ContentWithdrawn: { version: 1, schema: z.object({ documentId, reason }) },
} as const;

export type ContentEvent = EventOf<typeof events>;

export interface Publication {
  readonly revision: number;
  readonly body: ContentBody;
  readonly publishAt: Instant;
}

export interface ContentState {
  readonly revision: number;
  readonly draft?: ContentBody;
  readonly publications: readonly Publication[];
  readonly isWithdrawn: boolean;
}

export const liveOf = (publications: readonly Publication[], now: Instant): Publication | undefined =>
  publications.findLast(({ publishAt }) => publishAt <= now);

export const scheduledOf = (publications: readonly Publication[], now: Instant): Publication | undefined =>
  publications.find(({ publishAt }) => publishAt > now);

const live = (publications: readonly Publication[], now: Instant): readonly Publication[] =>
  [liveOf(publications, now)].filter((one) => one !== undefined);

export const contentDocumentStream = defineStream({
  category: 'content_document',
  subject: 'Document of the site',
  events,
  initial: { revision: 0, publications: [], isWithdrawn: false },
  evolve(state: ContentState, { type, data }): ContentState {
    switch (type) {
      case 'ContentDraftSaved':
        return { ...state, revision: data.revision, draft: data.body };
      case 'ContentPublished': {
        if (!state.draft) return state;
        const { revision, publishAt } = data;
        const published = { revision, publishAt, body: state.draft };
        return {
          ...state,
          isWithdrawn: false,
          publications:
            publishAt <= data.at ? [published] : [...live(state.publications, data.at), published],
        };
      }
      case 'ContentPublicationCancelled':
        return { ...state, publications: live(state.publications, data.at) };
      case 'ContentWithdrawn':
        return { ...state, publications: [], isWithdrawn: true };
    }
  },
});

const isSame = (before: ContentBody | undefined, after: ContentBody): boolean =>
  before !== undefined &&
  JSON.stringify(contentBodySchema.parse(before)) === JSON.stringify(contentBodySchema.parse(after));

interface Draft {
  readonly documentId: string;
  /** Absent for a new document. */
  readonly baseRevision?: number | undefined;
  readonly body: ContentBody;
  readonly reason: string;
}

/** @param isInRelease whether the release has a document of this name */
export function saveDraft(
  state: ContentState,
  { documentId: id, baseRevision, body, reason: why }: Draft,
  isInRelease = false,
): Decision<ContentEvent, 'content_exists' | 'content_changed'> {
  if (isSame(state.draft, body)) return [];
  if (baseRevision === undefined && (isInRelease || state.revision > 0)) return reject('content_exists');
  if ((baseRevision ?? 0) !== state.revision) return reject('content_changed');
  return [
    {
      type: 'ContentDraftSaved',
      data: { documentId: id, revision: state.revision + 1, body, reason: why },
    },
  ];
}

interface Publish {
  readonly documentId: string;
  readonly revision: number;
  /** Immediately if absent or past. */
  readonly publishAt?: Instant | undefined;
  readonly now: Instant;
  readonly reason: string;
}

/** Publishes the latest draft and replaces a scheduled publication. */
export function publish(
  state: ContentState,
  { documentId: id, revision, publishAt: wanted, now, reason: why }: Publish,
): Decision<ContentEvent, 'content_not_found' | 'content_changed'> {
  if (!state.draft) return reject('content_not_found');
  if (revision !== state.revision) return reject('content_changed');
  const isLater = wanted !== undefined && wanted > now;
  const [seen, scheduled] = [liveOf(state.publications, now), scheduledOf(state.publications, now)];
  const isInEffect = isLater
    ? scheduled?.revision === revision && scheduled.publishAt === wanted
    : seen?.revision === revision && !scheduled;
  if (isInEffect) return [];
  const publishAt = isLater ? wanted : now;
  return [{ type: 'ContentPublished', data: { documentId: id, revision, publishAt, at: now, reason: why } }];
}

interface Take {
  readonly documentId: string;
  readonly reason: string;
}

/** The published version stays. */
export function cancelPublication(
  { publications }: ContentState,
  { now, documentId: id, reason: why }: Take & { readonly now: Instant },
): Decision<ContentEvent> {
  if (!scheduledOf(publications, now)) return [];
  return [{ type: 'ContentPublicationCancelled', data: { documentId: id, at: now, reason: why } }];
}

/** Documents of the release can be withdrawn too. */
export function withdraw({ isWithdrawn }: ContentState, taken: Take): Decision<ContentEvent> {
  return isWithdrawn ? [] : [{ type: 'ContentWithdrawn', data: taken }];
}
