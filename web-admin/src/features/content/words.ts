import type { contentDocuments } from '#domain/content/admin-contract.ts';
import type { ProblemKind } from '#domain/content/check-document.ts';
import type { ContentBody, ContentKind } from '#domain/content/document.ts';
import type { HomeSectionOf, HomeSectionType } from '#domain/content/home-sections.ts';
import type { z } from 'zod';
import type { TextPart } from '#console/components/text-diff.ts';

export type ContentRow = z.infer<(typeof contentDocuments.list.outputs)[200]>[number];
export type SeenContent = z.infer<(typeof contentDocuments.one.outputs)[200]>;

export const kindNames: Readonly<Record<ContentKind, string>> = {
  post: 'Blog post',
  landing: 'Landing page',
  page: 'Page',
  faq: 'FAQ group',
  word: 'Word',
  home: 'Home page',
};

/** The section kinds, named as in the specification: document 1, section 2. */
export const sectionNames: Readonly<Record<HomeSectionType, string>> = {
  hero: 'Hero',
  grid: 'Grid',
  slider: 'Slider',
  testimonial: 'Testimonial',
  faq: 'FAQ',
  buy: 'Buy',
  two_column_image: 'Two-column image',
  three_column: 'Three-column',
  three_column_image: 'Three-column image',
  viewer: 'Viewer',
  blog: 'Blog',
  banner: 'Banner',
  video_testimonial: 'Video testimonial',
  two_video_testimonial: 'Two video testimonial',
  templates: 'Templates',
};

export const exampleNames: Readonly<Record<HomeSectionOf<'viewer'>['example'], string>> = {
  spoken: 'A recording with marked words',
  written: 'A written answer with corrections',
  estimate: 'Strengths with their ranges',
};

export const statusNames = {
  published: 'Published',
  changed: 'Newer draft',
  scheduled: 'Scheduled',
  draft: 'Draft',
  withdrawn: 'Withdrawn',
} satisfies Record<ContentRow['status'], string>;

const problemNames: Readonly<Record<ProblemKind, string>> = {
  broken_link: 'This link leads to a page that does not exist',
  broken_anchor: 'This link leads to a heading that the page does not have',
  unsafe_link: 'A link has to begin with a slash, https: or mailto:',
  picture_without_text: 'A picture needs alternative text',
  foreign_picture: 'A picture has to be uploaded here first',
  missing_picture: 'This picture was not uploaded',
  html: 'HTML is not shown; write Markdown',
  first_level_heading: 'Begin headings with two number signs; the page has its own first heading',
  title_length: 'Search engines show 65 characters of a title; this one has',
  description_length: 'A description needs 41 to 160 characters; this one has',
  word_not_in_example: 'The example does not use the word',
};

export const problemText = ({ kind, detail }: { readonly kind: ProblemKind; readonly detail: string }) =>
  detail === '' ? problemNames[kind] : `${problemNames[kind]}: ${detail}`;

export function outlineOf(body: ContentBody): readonly TextPart[] {
  if (body.kind === 'faq') {
    return [
      { label: 'Name', lines: [body.name] },
      ...body.questions.map(({ question, answer }) => ({ label: question, lines: answer.split('\n') })),
    ];
  }
  if (body.kind === 'word') {
    const { word, partOfSpeech, definition, example, family } = body;
    return [
      { label: 'Word', lines: [`${word}, ${partOfSpeech}`] },
      { label: 'Meaning', lines: [definition] },
      { label: 'Example', lines: [example] },
      { label: 'Family', lines: [family.join(', ')] },
    ];
  }
  if (body.kind === 'home') {
    return [
      { label: 'Title', lines: [body.title] },
      { label: 'Description', lines: [body.description] },
      ...body.sections.map(({ type, ...section }, index) => ({
        label: `${index + 1}. ${sectionNames[type]}`,
        lines: JSON.stringify(section, undefined, 1).split('\n').slice(1, -1),
      })),
    ];
  }
  const { title, description, heading, publishedOn, updatedOn, related, text } = body;
  return [
    { label: 'Title', lines: [title] },
    { label: 'Description', lines: [description] },
    { label: 'Heading', lines: [heading] },
    { label: 'Dates', lines: [`Published ${publishedOn ?? 'never'}, updated ${updatedOn ?? 'never'}`] },
    { label: 'Read next', lines: related },
    { label: 'Text', lines: text.split('\n').filter((line) => line.trim() !== '') },
  ];
}

/** The name of a document without its kind, as in its address: `regulations/terms-of-use`. */
export const nameIn = (kind: ContentKind, documentId: string): string =>
  documentId.slice(kind.length + 1).replaceAll('.', '/');

export const idOf = (kind: ContentKind, name: string): string =>
  `${kind}.${name.trim().replace(/^\//, '').replaceAll('/', '.')}`;
