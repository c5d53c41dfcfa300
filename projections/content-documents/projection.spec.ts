import { expect, it } from 'vitest';
import { rowsAfter, type Example } from '../core/testing/recorded.ts';
import { contentDocuments } from './projection.ts';

const documentId = 'faq.prices';
const stream = `content_document-${documentId}`;
const reason = 'Prices changed';
const bodyOf = (answer: string) => ({
  kind: 'faq' as const,
  name: 'Prices',
  questions: [{ question: 'What does it cost?', answer }],
});
const draft = (revision: number, answer: string): Example => ({
  type: 'ContentDraftSaved',
  data: { documentId, revision, body: bodyOf(answer), reason },
  stream,
});
const publish = (revision: number, publishAt: string): Example => ({
  type: 'ContentPublished',
  data: { documentId, revision, publishAt, at: '2026-11-01T00:00:00.000Z', reason },
  stream,
});

it('holds the live and the scheduled revision and the latest draft', () => {
  const events = [
    draft(1, 'Nothing.'),
    publish(1, '2026-11-01T00:00:00.000Z'),
    draft(2, 'Ten.'),
    publish(2, '2027-01-01T00:00:00.000Z'),
    draft(3, 'Twenty.'),
  ];
  expect(rowsAfter(contentDocuments, events)).toMatchObject([
    {
      documentId,
      revision: 3,
      draft: bodyOf('Twenty.'),
      isWithdrawn: false,
      publications: [
        { revision: 1, body: bodyOf('Nothing.'), publishAt: '2026-11-01T00:00:00.000Z' },
        { revision: 2, body: bodyOf('Ten.'), publishAt: '2027-01-01T00:00:00.000Z' },
      ],
    },
  ]);
  const cancelled: Example = {
    type: 'ContentPublicationCancelled',
    data: { documentId, at: '2026-11-02T00:00:00.000Z', reason },
    stream,
  };
  expect(rowsAfter(contentDocuments, [...events, cancelled])).toMatchObject([
    { revision: 3, publications: [{ revision: 1 }] },
  ]);
  const withdrawn: Example = { type: 'ContentWithdrawn', data: { documentId, reason }, stream };
  expect(rowsAfter(contentDocuments, [...events, withdrawn])).toMatchObject([
    { revision: 3, publications: [], isWithdrawn: true },
  ]);
});
