import { z } from 'zod';
import { plainText } from '../core/contract.ts';
import { isPublicPath } from '../core/site-paths.ts';
import { address, line } from './fields.ts';
import { homeSectionsSchema } from './home-sections.ts';

export const contentKinds = ['post', 'landing', 'page', 'faq', 'word', 'home'] as const;
export type ContentKind = (typeof contentKinds)[number];
/** Kinds that admins may create; there is one home page. */
export const newKinds = ['post', 'landing', 'page', 'faq', 'word'] as const;
export type NewKind = (typeof newKinds)[number];

const markdown = plainText(40_000).trim().min(1, 'Fill this in.');

const article = {
  title: line(120),
  description: line(300),
  heading: line(120),
  text: markdown,
  publishedOn: z.iso.date().optional(),
  updatedOn: z.iso.date().optional(),
  related: z.array(address).max(10).default([]),
};

/** Texts are Markdown without HTML. */
export const contentBodySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('post'), ...article, publishedOn: z.iso.date() }),
  z.object({ kind: z.literal('landing'), ...article }),
  z.object({
    kind: z.literal('page'),
    ...article,
    lists: z.enum(['posts', 'landings', 'faq', 'vocabulary']).optional(),
    samples: z.enum(['SRA', 'SRS', 'SSQ', 'LWD']).optional(),
  }),
  z.object({
    kind: z.literal('faq'),
    name: line(80),
    questions: z
      .array(z.object({ question: line(200), answer: plainText(3_000).trim().min(1, 'Fill this in.') }))
      .min(1, 'Add a question.')
      .max(40),
  }),
  z.object({
    kind: z.literal('word'),
    word: line(40),
    partOfSpeech: z.enum(['noun', 'verb', 'adjective', 'adverb']),
    definition: line(200),
    example: line(300),
    family: z.array(line(40)).max(12).default([]),
  }),
  z.object({
    kind: z.literal('home'),
    title: line(120),
    description: line(300),
    sections: homeSectionsSchema,
  }),
]);
export type ContentBody = z.infer<typeof contentBodySchema>;
export type BodyOf<Kind extends ContentKind> = Extract<ContentBody, { readonly kind: Kind }>;

export const homeId = 'home.sections';

const part = '[a-z0-9]+(?:-[a-z0-9]+)*';

/** The kind and the parts of the address: `post.linking-words`, `page.regulations.terms-of-use`, `word.abandon`. */
export const documentIdSchema = z
  .string()
  .max(100)
  .regex(
    new RegExp(`^(?:(?:post|landing|faq|word)\\.${part}|page(?:\\.${part}){1,3}|home\\.sections)$`),
    'Use lower-case letters, digits and single hyphens.',
  )
  .refine((id) => kindOf(id) !== 'page' || isPublicPath(addressOf(id)), {
    message: 'The address must begin with a section of the public site.',
  });

export const kindOf = (documentId: string): ContentKind => documentId.split('.', 1)[0] as ContentKind;

/** All questions share one page, and so do all words. */
export function addressOf(documentId: string): string {
  const [kind, ...parts] = documentId.split('.');
  if (kind === 'post') return `/blog/${parts.join('/')}`;
  if (kind === 'landing') return `/academic/${parts.join('/')}`;
  if (kind === 'faq') return '/faq';
  if (kind === 'word') return '/resources/vocabulary';
  if (kind === 'home') return '/';
  return `/${parts.join('/')}`;
}

export const titleOf = (body: ContentBody): string =>
  body.kind === 'faq' ? body.name : body.kind === 'word' ? body.word : body.title;
