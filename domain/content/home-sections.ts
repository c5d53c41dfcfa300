import { z } from 'zod';
import { address, line } from './fields.ts';

const paragraph = line(600);
const title = line(120);
const picture = z.object({ address, text: line(200) });
const card = z.object({ href: address, title: line(80), text: line(200) });
const column = z.object({ title: line(80), text: line(300) });
const link = { href: address, label: line(60) };

/** Videos open on their own site; nothing is loaded from it before. */
const video = z.object({
  address: z.url({ protocol: /^https$/, error: 'Begin the address of a video with https://.' }).max(400),
  name: line(60),
  quote: line(250),
});

export const homeSectionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hero'), title, text: paragraph }),
  z.object({ type: z.literal('grid'), title, cards: z.array(card).min(1).max(12) }),
  z.object({ type: z.literal('slider'), title, cards: z.array(card).min(2).max(12) }),
  z.object({ type: z.literal('testimonial'), title }),
  z.object({
    type: z.literal('faq'),
    title,
    questions: z
      .array(z.object({ question: line(200), answer: paragraph }))
      .min(1)
      .max(12),
  }),
  z.object({ type: z.literal('buy'), title, text: paragraph }),
  z.object({ type: z.literal('two_column_image'), title, text: paragraph, picture }),
  z.object({ type: z.literal('three_column'), columns: z.array(column).length(3) }),
  z.object({
    type: z.literal('three_column_image'),
    columns: z.array(column.extend({ picture })).length(3),
  }),
  /** Feedback as students see it, with its answer. */
  z.object({
    type: z.literal('viewer'),
    title,
    text: paragraph,
    example: z.enum(['spoken', 'written', 'estimate']),
  }),
  z.object({ type: z.literal('blog'), title }),
  z.object({ type: z.literal('banner'), text: paragraph, ...link }),
  z.object({ type: z.literal('video_testimonial'), title, video }),
  z.object({ type: z.literal('two_video_testimonial'), title, videos: z.array(video).length(2) }),
  z.object({ type: z.literal('templates'), title, text: paragraph }),
]);
export type HomeSection = z.infer<typeof homeSectionSchema>;
export type HomeSectionType = HomeSection['type'];
export type HomeSectionOf<Type extends HomeSectionType> = Extract<HomeSection, { readonly type: Type }>;

export const homeSectionTypes = homeSectionSchema.options.map(({ shape }) => shape.type.value);

export const homeSectionsSchema = z
  .array(homeSectionSchema)
  .min(1, 'Add a section.')
  .max(30)
  .refine(
    (sections) => sections.findIndex(({ type }) => type === 'hero') === 0,
    'The first section must be the hero.',
  )
  .refine(
    (sections) => sections.filter(({ type }) => type === 'hero').length <= 1,
    'There can be only one hero.',
  );

export function picturesOfSection(section: HomeSection): z.infer<typeof picture>[] {
  switch (section.type) {
    case 'two_column_image':
      return [section.picture];
    case 'three_column_image':
      return section.columns.map((one) => one.picture);
    default:
      return [];
  }
}

export function linksOfSection(section: HomeSection): string[] {
  if (section.type === 'grid' || section.type === 'slider') return section.cards.map(({ href }) => href);
  return section.type === 'banner' ? [section.href] : [];
}
