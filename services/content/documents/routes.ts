import { countryOf } from '#domain/commerce/prices/country-of.ts';
import * as contract from '#domain/content/admin-contract.ts';
import { checkDocument } from '#domain/content/check-document.ts';
import {
  cancelPublication,
  contentDocumentStream,
  publish,
  saveDraft,
  withdraw,
} from '#domain/content/content-document.ts';
import { addressOf, homeId } from '#domain/content/document.ts';
import { reject } from '#domain/core/events/decision.ts';
import type { Dependencies } from '../../dependencies.ts';
import { handle } from '../../core/handle.ts';
import { adminResourceRoutes } from '../../http/admin-resource.ts';
import { done, route, type Route } from '../../http/route.ts';
import { selectOptionalHomeQuestion } from '../site/home-question.ts';
import { readHomeView } from '../site/home-view.ts';
import { createSitePages } from '../site/site-pages.ts';
import { asContent } from './as-documents.ts';
import { findLinkTargets } from './link-targets.ts';
import { createDocumentReader } from './document-reader.ts';
import { pageOf } from './list-documents.ts';
import { readSeed } from './published-content.ts';
import { revisionsOf } from './revisions.ts';

const reads = ['content_documents'] as const;

export function documentRoutes(dependencies: Dependencies): Route[] {
  const { journal, siteRenderer } = dependencies;
  const { readAll, listAll, readDocument, isThere, linkTargetsFor } = createDocumentReader(dependencies);
  return [
    ...adminResourceRoutes(contract.contentDocuments, {
      reads,
      async list(query) {
        const { rows, total } = pageOf(await listAll(), query);
        return { rows: rows.map(({ body: _body, ...row }) => row), total };
      },
      async complete({ id }) {
        const { rows } = pageOf(await listAll(), {
          sort: { field: 'id', order: 'ASC' },
          range: [0, 0],
          filter: { id },
        });
        const [row] = rows;
        if (!row) throw new Error(`The document ${id} does not exist`);
        return { row };
      },
    }),

    route(contract.saveContentDraft, async ({ input, context }) => {
      const isInRelease = (await readSeed()).has(input.documentId);
      const saved = await handle(journal, contentDocumentStream, input.documentId, context, (state) =>
        saveDraft(state, input, isInRelease),
      );
      return 'rejected' in saved ? saved : done({ revision: saved.state.revision }, saved);
    }),

    route(contract.publishContent, async ({ input, context, now }) => {
      const { draft } = await readDocument(input.documentId);
      if (!draft) return reject('content_not_found');
      if (checkDocument(draft, await linkTargetsFor(input.documentId, draft)).length > 0)
        return reject('content_has_problems');
      const publishAt = input.publishAt && new Date(input.publishAt).toISOString();
      const published = await handle(journal, contentDocumentStream, input.documentId, context, (state) =>
        publish(state, { ...input, publishAt, now }),
      );
      return 'rejected' in published ? published : done({}, published);
    }),

    route(contract.cancelPublication, async ({ input, context, now }) => {
      if (!(await isThere(input.documentId))) return reject('content_not_found');
      const cancelled = await handle(journal, contentDocumentStream, input.documentId, context, (state) =>
        cancelPublication(state, { ...input, now }),
      );
      return 'rejected' in cancelled ? cancelled : done({}, cancelled);
    }),

    route(contract.withdrawContent, async ({ input, context }) => {
      if (!(await isThere(input.documentId))) return reject('content_not_found');
      const withdrawn = await handle(journal, contentDocumentStream, input.documentId, context, (state) =>
        withdraw(state, input),
      );
      return 'rejected' in withdrawn ? withdrawn : done({}, withdrawn);
    }),

    route(
      contract.previewContent,
      async ({ input: { documentId, body }, place }) => {
        const { published } = await readAll();
        const documents = new Map([...published, [documentId, body]]);
        const renderer = await siteRenderer();
        const shown = asContent(documents);
        const pages = createSitePages(async () => shown, dependencies);
        const page =
          documentId === homeId
            ? {
                ...(await pages.homePage()),
                home: await readHomeView(shown, countryOf(place), dependencies),
                question: await selectOptionalHomeQuestion(dependencies),
              }
            : await pages.selectOptionalPage(addressOf(documentId));
        const known = await findLinkTargets(dependencies, documents, [body]);
        return {
          status: 200,
          body: {
            html: renderer && page ? renderer.renderPage(page) : null,
            problems: checkDocument(body, known),
          },
        };
      },
      { reads },
    ),

    route(contract.fetchContentRevisions, async ({ input: { documentId } }) => {
      const file = (await readSeed()).get(documentId);
      const events = await journal.read(contentDocumentStream, contentDocumentStream.nameOf(documentId));
      const revisions = revisionsOf(file, events);
      return revisions.length > 0
        ? { status: 200 as const, body: { revisions } }
        : reject('content_not_found');
    }),
  ];
}
