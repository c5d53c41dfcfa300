import { z } from 'zod';
import { defineCall } from '../core/contract.ts';

export const slugSchema = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'A slug has lower-case letters, digits and single hyphens.')
  .meta({ examples: ['linking-words'] });

const contentSchema = z.object({
  url: z.string(),
  image: z.string(),
  title: z.string(),
  description: z.string(),
});

const blogSchema = contentSchema.extend({
  slug: slugSchema,
  publishedOn: z.iso.date(),
});

const ofBlog = { access: 'anyone', effect: 'query' } as const;

export const fetchAllBlogs = defineCall({
  ...ofBlog,
  name: 'fetchAllBlogs',
  method: 'GET',
  path: '/api/blog/fetchAllBlogs',
  input: z.object({}),
  outputs: { 200: z.object({ blogs: z.array(blogSchema) }) },
  rejections: [],
});

export const getBlogContent = defineCall({
  ...ofBlog,
  name: 'getBlogContent',
  method: 'POST',
  path: '/api/blog/getBlogContent',
  input: z.object({ slug: slugSchema }),
  outputs: { 200: contentSchema },
  rejections: [],
});

export const giveBlogFeedback = defineCall({
  name: 'giveBlogFeedback',
  method: 'POST',
  path: '/api/blog/giveBlogFeedback',
  access: 'person',
  effect: 'command',
  input: z.object({ slug: slugSchema, isHelpful: z.boolean() }),
  outputs: { 200: z.object({}) },
  rejections: [],
});

export const getLandingContent = defineCall({
  ...ofBlog,
  name: 'getLandingContent',
  method: 'POST',
  path: '/api/landing/getLandingContent',
  input: z.object({ slug: slugSchema }),
  outputs: { 200: contentSchema.omit({ title: true }).extend({ seoTitle: z.string() }) },
  rejections: [],
});
