import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { oldSlugs } from '#domain/content/old-slugs.ts';
import type { PageParts, SiteRenderer } from '#domain/content/site-page.ts';
import { isPublicPath } from '#domain/core/site-paths.ts';
import type { Dependencies } from '../../core/dependencies.ts';
import { drawPng } from '../../mock-tests/previews/draw-png.ts';
import { createPublishedContent } from '../documents/published-content.ts';
import { drawPicture } from './draw-picture.ts';
import { feedOf, robotsOf, sitemapOf } from './listings.ts';
import { pictureFolder } from './picture-address.ts';
import { createSitePages } from './site-pages.ts';

const html = 'text/html; charset=utf-8';
/** Recordings of samples play under a name for half a day at least. */
const keptMs = 5 * 60 * 1000;

/** What is sent for an address of the public site. */
export interface PublicAnswer {
  readonly status: 200 | 404;
  readonly type: string;
  readonly body: string | Buffer;
  readonly etag: string;
}

/** What a page is rendered by. */
interface Asked {
  readonly pathname: string;
  readonly renderer: SiteRenderer;
}

/** What the server renders for everyone: pages, their pictures, and lists of them. */
export interface PublicSite {
  /** @returns nothing for addresses of the student client and its files */
  answer(pathname: string): Promise<PublicAnswer | { readonly movedTo: string } | undefined>;
}

/** @param folder of the built student client; until it is built there, nothing is answered */
export function openPublicSite(dependencies: Dependencies, folder: string): PublicSite {
  const published = createPublishedContent(dependencies);
  const pages = createSitePages(async () => (await published()).content, dependencies);
  const { publicUrl } = dependencies.settings;

  const answerAt = async (pathname: string, renderer: SiteRenderer): Promise<PublicAnswer | undefined> => {
    if (pathname === '/robots.txt') return answerOf(robotsOf(publicUrl), 'text/plain; charset=utf-8');
    if (pathname === '/rss.xml')
      return answerOf(feedOf(await pages.listPosts(), publicUrl), 'application/rss+xml; charset=utf-8');
    if (pathname === '/sitemap.xml')
      return answerOf(
        sitemapOf(await pages.listArticles(), ['/', '/practice', '/pricing', '/contact-us'], publicUrl),
        'application/xml; charset=utf-8',
      );
    const pictured = new RegExp(`^${pictureFolder}(/.+)\\.png$`).exec(pathname)?.[1];
    if (pictured !== undefined) {
      const page = pictured === '/home' ? pages.homePage() : await pages.selectOptionalPage(pictured);
      return page && answerOf(await drawPng(drawPicture(page.heading)), 'image/png');
    }
    if (pathname === '/') {
      const client = await readFile(path.join(folder, 'index.html'), 'utf8');
      const parts = renderer.renderHome(pages.homePage(), await pages.listGuides());
      return answerOf(intoClient(client, parts), html);
    }
    const page = await pages.selectOptionalPage(pathname);
    return page && answerOf(renderer.renderPage(page), html);
  };
  const kept = new LRUCache<string, PublicAnswer, Asked>({
    max: 500,
    ttl: keptMs,
    fetchMethod: (_key, _stale, { context }) => answerAt(context.pathname, context.renderer),
  });

  const answerOfNow = async (pathname: string, renderer: SiteRenderer) => {
    const { version } = await published();
    return kept.fetch(`${pathname}\n${version}`, { context: { pathname, renderer } });
  };

  return {
    async answer(pathname) {
      const renderer = await dependencies.siteRenderer();
      if (!renderer) return undefined;
      const moved = movedTo(pathname);
      if (moved !== undefined) return { movedTo: moved };
      const isPublic = pathname === '/' || isPublicPath(pathname);
      const isFile = path.posix.extname(pathname) !== '';
      if (!isPublic && (isFile || renderer.isAppPath(pathname))) return undefined;
      const found = isPublic ? await answerOfNow(pathname, renderer) : undefined;
      return found ?? answerOf(renderer.renderPage(pages.missingPage(pathname)), html, 404);
    },
  };
}

/**
 * The client's first page, with its title, description and "Loading" replaced. Without scripts it is light, as the others,
 * and its note that the client needs them is in the page.
 */
function intoClient(client: string, { head, body }: PageParts): string {
  return client
    .replace(/<title>[^<]*<\/title>|<meta\s+name="description"[^>]*>/g, '')
    .replace('<html lang="en">', '<html lang="en" data-mantine-color-scheme="light">')
    .replace(/<noscript>[^<]*<\/noscript>/, '')
    .replace('</head>', () => `${head}</head>`)
    .replace(/<div class="page starting">[\s\S]*?<\/div>/, () => body);
}

/** Where an address leads for good. The query goes along nowhere: none of these pages has one. */
function movedTo(pathname: string): string | undefined {
  if (pathname === '/home') return '/';
  const slug = /^\/blog\/([^/]+)\/?$/.exec(pathname)?.[1] ?? '';
  if (Object.hasOwn(oldSlugs, slug)) return `/blog/${oldSlugs[slug]}`;
  return isPublicPath(pathname) && pathname.endsWith('/') ? pathname.replace(/\/+$/, '') : undefined;
}

function answerOf(body: string | Buffer, type: string, status: 200 | 404 = 200): PublicAnswer {
  return {
    status,
    type,
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
  };
}
