import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { slugSchema } from '#domain/content/contract.ts';
import { homeSectionsSchema } from '#domain/content/home-sections.ts';
import type { Article, Content } from './content.ts';

const folder = path.join(import.meta.dirname, 'files');

const text = z.string().trim().min(1);
const headSchema = z.strictObject({
  title: text,
  description: text,
  heading: text.optional(),
  publishedOn: z.iso.date().optional(),
  updatedOn: z.iso.date().optional(),
  related: z.array(text).default([]),
  lists: z.enum(['posts', 'landings', 'faq', 'vocabulary']).optional(),
  samples: z.enum(['SRA', 'SRS', 'SSQ', 'LWD']).optional(),
});
const faqSchema = z.array(
  z.strictObject({
    name: text,
    questions: z.array(z.strictObject({ question: text, answer: text })).min(1),
  }),
);
const wordsSchema = z.array(
  z.strictObject({
    word: text,
    partOfSpeech: z.enum(['noun', 'verb', 'adjective', 'adverb']),
    definition: text,
    example: text,
    family: z.array(text).default([]),
  }),
);

const homeSchema = z.strictObject({ title: text, description: text, sections: homeSectionsSchema });

/** The content of the release. Each file is read once, on first use. */
export function createContentFiles(): Content {
  const posts = once(async () => {
    const read = await readArticles('posts', (slug) => `/blog/${slug}`);
    return read
      .map((post) => ({ ...post, publishedOn: z.iso.date().parse(post.publishedOn) }))
      .toSorted((one, other) => other.publishedOn.localeCompare(one.publishedOn));
  });
  return {
    listPosts: posts,
    listLandings: once(() => readArticles('landings', (slug) => `/academic/${slug}`)),
    listPages: once(() => readArticles('pages', (slug, parent) => `/${[...parent, slug].join('/')}`)),
    listFaq: once(() => readYaml('faq.yaml', faqSchema)),
    selectOptionalHome: once(() => readYaml('home.yaml', homeSchema)),
    listWords: once(() => readYaml('vocabulary.yaml', wordsSchema)),
  };
}

async function readArticles(
  name: string,
  addressOf: (slug: string, parent: readonly string[]) => string,
): Promise<(Article & { readonly slug: string })[]> {
  const root = path.join(folder, name);
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.md')).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const parts = file.replace(/\.md$/, '').split(path.sep);
      const slug = slugSchema.parse(parts.at(-1));
      return {
        slug,
        ...articleOf(await readFile(path.join(root, file), 'utf8'), addressOf(slug, parts.slice(0, -1))),
      };
    }),
  );
}

/** Parses YAML front matter and the Markdown after it. @throws if either is invalid */
function articleOf(file: string, address: string): Article {
  const [, head, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  const { heading, ...rest } = headSchema.parse(parse(head ?? ''), {
    error: () => `The head of ${address} is wrong`,
  });
  return { ...rest, path: address, heading: heading ?? rest.title, text: text.parse(body) };
}

async function readYaml<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> {
  return schema.parse(parse(await readFile(path.join(folder, file), 'utf8')));
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined;
  return () => (reading ??= read());
}
