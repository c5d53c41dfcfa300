import { element, escaped, type Markup } from '#domain/core/text/markup.ts';
import type { Article, Post } from '../content.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';

export function sitemapOf(
  articles: readonly Article[],
  appPaths: readonly string[],
  publicUrl: string,
): Markup {
  const entries = [...appPaths.map((path) => ({ path, changedOn: undefined })), ...articles.map(dated)];
  const urls = entries.map(({ path, changedOn }) =>
    element(
      'url',
      {},
      element('loc', {}, escaped(new URL(path, publicUrl).href)),
      ...(changedOn === undefined ? [] : [element('lastmod', {}, changedOn)]),
    ),
  );
  return declaration + element('urlset', { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }, ...urls);
}

const dated = ({ path, publishedOn, updatedOn = publishedOn }: Article) => ({ path, changedOn: updatedOn });

export function feedOf(posts: readonly Post[], publicUrl: string): Markup {
  const items = posts.map(({ path, title, description, publishedOn }) => {
    const url = new URL(path, publicUrl).href;
    return element(
      'item',
      {},
      element('title', {}, escaped(title)),
      element('link', {}, escaped(url)),
      element('guid', {}, escaped(url)),
      element('pubDate', {}, new Date(publishedOn).toUTCString()),
      element('description', {}, escaped(description)),
    );
  });
  const channel = element(
    'channel',
    {},
    element('title', {}, 'Ninety: the blog'),
    element('link', {}, escaped(new URL('/blog', publicUrl).href)),
    element('description', {}, 'Guides to the question types, the timing and the language of the exam.'),
    element('language', {}, 'en'),
    ...items,
  );
  return declaration + element('rss', { version: '2.0' }, channel);
}

export const robotsOf = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...['/api/', '/admin/', '/checkout', '/mock-test/scorecard', '/profile'].map(
      (path) => `Disallow: ${path}`,
    ),
    `Sitemap: ${new URL('/sitemap.xml', publicUrl).href}`,
    '',
  ].join('\n');
