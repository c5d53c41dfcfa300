import { describe, expect, test } from 'vitest';
import { given } from '../core/testing/given-when-then.ts';
import { checkDocument, type LinkTargets } from './check-document.ts';
import {
  cancelPublication,
  contentDocumentStream,
  liveOf,
  publish,
  saveDraft,
  scheduledOf,
  withdraw,
  type ContentEvent,
} from './content-document.ts';
import { documentIdSchema, type BodyOf, type ContentBody } from './document.ts';

const documentId = 'page.help';
const reason = 'Clearer';
const now = '2026-11-27T10:00:00.000Z';
const later = '2026-12-01T10:00:00.000Z';
const page: BodyOf<'page'> = {
  kind: 'page',
  title: 'Help',
  description: 'How to practise, how to sit a test and whom to ask.',
  heading: 'Help',
  text: 'Read [the FAQ](/faq).',
  related: [],
};
const other = { ...page, heading: 'How can we help?' };
const saved = (revision: number, body: ContentBody = page): ContentEvent => ({
  type: 'ContentDraftSaved',
  data: { documentId, revision, body, reason },
});
const published = (revision: number, publishAt = now): ContentEvent => ({
  type: 'ContentPublished',
  data: { documentId, revision, publishAt, at: now, reason },
});
const draft = (baseRevision: number, body: ContentBody = page) => ({
  documentId,
  baseRevision,
  body,
  reason,
});

describe('a draft', () => {
  test('adds a revision, saved once', () => {
    given(contentDocumentStream, [])
      .when((state) => saveDraft(state, draft(0)))
      .then([saved(1)]);
    given(contentDocumentStream, [saved(1)])
      .when((state) => saveDraft(state, draft(0)))
      .then([]);
    given(contentDocumentStream, [saved(1)])
      .when((state) => saveDraft(state, draft(1, other)))
      .then([saved(2, other)]);
  });

  test('of a new document does not replace another document of its name', () => {
    const { baseRevision: _base, ...created } = draft(0);
    given(contentDocumentStream, [])
      .when((state) => saveDraft(state, created))
      .then([saved(1)]);
    given(contentDocumentStream, [])
      .when((state) => saveDraft(state, created, true))
      .thenRejected('content_exists');
    given(contentDocumentStream, [saved(1, other)])
      .when((state) => saveDraft(state, created))
      .thenRejected('content_exists');
  });

  test('does not replace a revision that its editor has not seen', () =>
    given(contentDocumentStream, [saved(1), saved(2, other)])
      .when((state) => saveDraft(state, draft(1, { ...page, title: 'Get help' })))
      .thenRejected('content_changed'));
});

describe('a publication', () => {
  const at = (revision: number, publishAt?: string) => ({ documentId, revision, publishAt, now, reason });

  test('publishes the latest draft once, now or later', () => {
    given(contentDocumentStream, [saved(1)])
      .when((state) => publish(state, at(1)))
      .then([published(1)]);
    given(contentDocumentStream, [saved(1), published(1)])
      .when((state) => publish(state, at(1)))
      .then([]);
    given(contentDocumentStream, [saved(1)])
      .when((state) => publish(state, at(1, later)))
      .then([published(1, later)]);
    given(contentDocumentStream, [saved(1), published(1, later)])
      .when((state) => publish(state, at(1, later)))
      .then([]);
    given(contentDocumentStream, [])
      .when((state) => publish(state, at(1)))
      .thenRejected('content_not_found');
    given(contentDocumentStream, [saved(1), saved(2, other)])
      .when((state) => publish(state, at(1)))
      .thenRejected('content_changed');
  });

  test('keeps the live revision until a scheduled one, which can be cancelled', () => {
    const events = [saved(1), published(1), saved(2, other), published(2, later)];
    const { publications } = events.reduce(contentDocumentStream.evolve, contentDocumentStream.initial);
    expect(liveOf(publications, now)?.revision).toBe(1);
    expect(scheduledOf(publications, now)?.revision).toBe(2);
    expect(liveOf(publications, later)?.revision).toBe(2);
    const cancelled: ContentEvent = {
      type: 'ContentPublicationCancelled',
      data: { documentId, at: now, reason },
    };
    given(contentDocumentStream, events)
      .when((state) => cancelPublication(state, { documentId, now, reason }))
      .then([cancelled]);
    given(contentDocumentStream, [...events, cancelled])
      .when((state) => cancelPublication(state, { documentId, now, reason }))
      .then([]);
    const after = [...events, cancelled].reduce(contentDocumentStream.evolve, contentDocumentStream.initial);
    expect(liveOf(after.publications, later)?.revision).toBe(1);
  });

  test('brings a withdrawn document back', () => {
    const withdrawn: ContentEvent = { type: 'ContentWithdrawn', data: { documentId, reason } };
    given(contentDocumentStream, [])
      .when((state) => withdraw(state, { documentId, reason }))
      .then([withdrawn]);
    given(contentDocumentStream, [withdrawn])
      .when((state) => withdraw(state, { documentId, reason }))
      .then([]);
    given(contentDocumentStream, [saved(1), published(1), withdrawn])
      .when((state) => publish(state, at(1)))
      .then([published(1)]);
  });
});

describe('a check', () => {
  const known: LinkTargets = {
    isPage: (path) => path === '/faq' || path === '/practice',
    isPicture: (id) => id === 'content-0123456789ab.png',
  };
  const kindsOf = (text: string) => checkDocument({ ...page, text }, known).map(({ kind }) => kind);

  test.each([
    'See [the FAQ](/faq), [practice](/practice?type=RSA) and [another site](https://example.org/a).',
    '## Before the test\n\nSee [above](#before-the-test).',
    '![A graph of two lines](/api/aws/getImageFile/content-0123456789ab.png)',
    'Write `<b>` as it is.',
    'A PDF: [the plan](/api/aws/getPdfFile/content-0123456789ab.pdf)',
  ])('%s has no problem', (text) => expect(kindsOf(text)).toEqual([]));

  test.each([
    ['[Gone](/blog/gone)', 'broken_link'],
    ['[Gone][1]\n\n[1]: /blog/gone', 'broken_link'],
    ['[Below](#below)', 'broken_anchor'],
    ['[Run](javascript:alert(1))', 'unsafe_link'],
    ['[Plain](http://example.org)', 'unsafe_link'],
    ['[Other host](//example.org)', 'unsafe_link'],
    ['<http://example.org>', 'unsafe_link'],
    ['![](/api/aws/getImageFile/content-0123456789ab.png)', 'picture_without_text'],
    ['![A cat](https://example.org/cat.png)', 'foreign_picture'],
    ['![A cat](/api/aws/getImageFile/content-ffffffffffff.png)', 'missing_picture'],
    ['A <b>bold</b> word'.slice(0, 8), 'html'],
    ['# Title', 'first_level_heading'],
  ])('%s is found', (text, kind) => expect(kindsOf(text)).toEqual([kind]));

  test('looks at what search engines show, at related pages and at examples of words', () => {
    expect(checkDocument({ ...page, description: 'Short.', related: ['/gone'] }, known)).toMatchObject([
      { kind: 'broken_link', detail: '/gone' },
      { kind: 'description_length' },
    ]);
    const word = { kind: 'word', word: 'vary', partOfSpeech: 'verb', definition: 'be different' } as const;
    const example = (text: string) => checkDocument({ ...word, example: text, family: [] }, known);
    expect(example('Prices varied from shop to shop.')).toEqual([]);
    expect(example('Prices differ.')).toMatchObject([{ kind: 'word_not_in_example' }]);
  });
});

test.each(['post.a-b', 'page.regulations.terms-of-use', 'faq.prices', 'word.abandon'])('%s is an id', (id) =>
  expect(documentIdSchema.safeParse(id).success).toBe(true),
);
test.each(['post.a.b', 'page.practice', 'page.', 'other.a', 'post.A', 'word.../a', 'page.blog.%00'])(
  '%s is not an id',
  (id) => expect(documentIdSchema.safeParse(id).success).toBe(false),
);
