import { anchorOf } from '#domain/content/anchor-of.ts';
import { addressOf, homeId, kindOf, type BodyOf, type ContentBody } from '#domain/content/document.ts';
import type { Article, Content } from '../content.ts';

export type Documents = ReadonlyMap<string, ContentBody>;

export async function asDocuments(content: Content): Promise<Documents> {
  const [posts, landings, pages, faq, words, home] = await Promise.all([
    content.listPosts(),
    content.listLandings(),
    content.listPages(),
    content.listFaq(),
    content.listWords(),
    content.selectOptionalHome(),
  ]);
  const entries: [string, ContentBody][] = [
    ...posts.map(({ slug, ...post }): [string, ContentBody] => [
      `post.${slug}`,
      { kind: 'post', ...bodyOf(post), publishedOn: post.publishedOn },
    ]),
    ...landings.map(({ slug, ...landing }): [string, ContentBody] => [
      `landing.${slug}`,
      { kind: 'landing', ...bodyOf(landing) },
    ]),
    ...pages.map((page): [string, ContentBody] => [
      `page.${page.path.slice(1).replaceAll('/', '.')}`,
      {
        kind: 'page',
        ...bodyOf(page),
        ...(page.lists && { lists: page.lists }),
        ...(page.samples && { samples: page.samples }),
      },
    ]),
    ...faq.map(({ name, questions }): [string, ContentBody] => [
      `faq.${anchorOf(name)}`,
      { kind: 'faq', name, questions: [...questions] },
    ]),
    ...words.map((word): [string, ContentBody] => [
      `word.${anchorOf(word.word)}`,
      { kind: 'word', ...word, family: [...word.family] },
    ]),
    ...(home ? [[homeId, { kind: 'home', ...home }] satisfies [string, ContentBody]] : []),
  ];
  return new Map(entries);
}

/** The listings of some documents, in display order. */
export function asContent(documents: Documents): Content {
  const of = <Kind extends ContentBody['kind']>(kind: Kind): (readonly [string, BodyOf<Kind>])[] =>
    [...documents].flatMap(([id, body]) => (kindOf(id) === kind ? [[id, body as BodyOf<Kind>]] : []));
  const article = <Body extends BodyOf<'post' | 'landing' | 'page'>>(
    id: string,
    { kind: _kind, ...body }: Body,
  ) => ({
    ...body,
    path: addressOf(id),
  });
  const slugged = (id: string) => ({ slug: id.slice(id.indexOf('.') + 1) });
  const posts = of('post')
    .map(([id, body]) => ({ ...article(id, body), ...slugged(id) }))
    .toSorted((one, other) => other.publishedOn.localeCompare(one.publishedOn));
  const landings = of('landing').map(([id, body]) => ({ ...article(id, body), ...slugged(id) }));
  const pages = of('page').map(([id, body]) => article(id, body));
  const faq = of('faq').map(([, { name, questions }]) => ({ name, questions }));
  const words = of('word').map(([, { kind: _kind, ...word }]) => word);
  const home = of('home')[0]?.[1];
  return {
    listPosts: async () => posts,
    listLandings: async () => landings,
    listPages: async () => pages,
    listFaq: async () => faq,
    listWords: async () => words,
    selectOptionalHome: async () => home,
  };
}

const bodyOf = ({ title, description, heading, text, publishedOn, updatedOn, related }: Article) => ({
  title,
  description,
  heading,
  text,
  ...(publishedOn !== undefined && { publishedOn }),
  ...(updatedOn !== undefined && { updatedOn }),
  related: [...related],
});
