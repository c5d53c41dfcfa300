import { describe, expect, test } from 'vitest';
import { regulationPaths, regulationsInForce, type AgreedTo } from '#domain/accounts/regulations.ts';
import { checkDocument } from '#domain/content/check-document.ts';
import { oldSlugs } from '#domain/content/old-slugs.ts';
import { isPublicPath } from '#domain/core/site-paths.ts';
import { createDictionary } from '../dictionary/dictionary.ts';
import { createContentFiles } from './content-files.ts';
import { addSounds } from './site/vocabulary-words.ts';

const content = createContentFiles();
const [posts, pages, landings, faq, words, home] = await Promise.all([
  content.listPosts(),
  content.listPages(),
  content.listLandings(),
  content.listFaq(),
  content.listWords(),
  content.selectOptionalHome(),
]);
const articles = [...posts, ...pages, ...landings];
const answers = faq.flatMap(({ questions }) => questions);
const addresses = new Set(articles.map(({ path }) => path));
const linksIn = (markdown: string) =>
  [...markdown.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => href.replace(/[?#].*$/, ''));

describe.each(articles.map((article) => [article.path, article] as const))('%s', (path, article) => {
  test('has a title and a description that search engines show whole', () => {
    expect(article.title.length).toBeLessThanOrEqual(65);
    expect(article.description.length).toBeGreaterThan(40);
    expect(article.description.length).toBeLessThanOrEqual(160);
  });

  test('has no heading above the second level, and no HTML', () => {
    expect(article.text).not.toMatch(/^# /m);
    expect(article.text).not.toMatch(/<[a-z/]/i);
  });

  test('links only to existing public pages of this site', () => {
    const links = [...linksIn(article.text), ...article.related];
    expect(links.filter((href) => !href.startsWith('/'))).toEqual([]);
    expect(links.filter((href) => isPublicPath(href) && !addresses.has(href))).toEqual([]);
    expect(article.related.filter((href) => !addresses.has(href) || href === path)).toEqual([]);
  });

  test('has an address that the service worker leaves to the server', () => {
    expect(isPublicPath(path)).toBe(true);
  });
});

test('has unique titles and descriptions', () => {
  expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
  expect(new Set(articles.map(({ description }) => description)).size).toBe(articles.length);
});

test('redirects old slugs to posts, and no post uses one', () => {
  const slugs = posts.map(({ slug }) => slug);
  expect(Object.values(oldSlugs).filter((slug) => !slugs.includes(slug))).toEqual([]);
  expect(slugs.filter((slug) => Object.hasOwn(oldSlugs, slug))).toEqual([]);
});

test('answers at least 40 questions once each, with links to existing pages', () => {
  expect(new Set(answers.map(({ question }) => question)).size).toBe(answers.length);
  expect(answers.length).toBeGreaterThanOrEqual(40);
  const links = answers.flatMap(({ answer }) => linksIn(answer));
  expect(links.filter((href) => isPublicPath(href) && !addresses.has(href))).toEqual([]);
});

test('has a home page that can be published', () => {
  const isPage = (path: string) => addresses.has(path) || !isPublicPath(path);
  expect(home && checkDocument({ kind: 'home', ...home }, { isPage, isPicture: () => false })).toEqual([]);
  // Feedback on a spoken and on a written answer, prices, counts beside the hero, contact.
  expect(home?.sections.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['hero', 'viewer', 'viewer', 'buy', 'banner', 'testimonial']),
  );
});

test('lists a thousand words once each, with an example and a sound', async () => {
  expect(words).toHaveLength(1000);
  expect(new Set(words.map(({ word }) => word)).size).toBe(words.length);
  const missing = words.filter(({ word, example }) => !example.toLowerCase().includes(word.slice(0, -2)));
  expect(missing.map(({ word }) => word)).toEqual([]);
  const sounds = await addSounds(createDictionary(), words);
  expect(sounds.filter(({ pronunciation }) => pronunciation === null)).toEqual([]);
});

test.each(Object.entries(regulationPaths))('dates the %s at its last change', (name, path) => {
  const page = pages.find((one) => one.path === path);
  expect(page?.updatedOn).toBe(regulationsInForce[name as keyof AgreedTo]);
});
