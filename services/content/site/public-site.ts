import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { countryOf } from '#domain/commerce/prices/country-of.ts';
import { oldSlugs } from '#domain/content/old-slugs.ts';
import type { HomeView } from '#domain/content/home-contract.ts';
import type { SiteRenderer } from '#domain/content/site-page.ts';
import { isPublicPath } from '#domain/core/site-paths.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Place } from '../../http/place.ts';
import { drawPng } from '../../sittings/previews/draw-png.ts';
import { createPublishedContent } from '../documents/published-content.ts';
import { drawPicture } from './draw-picture.ts';
import { selectOptionalHomeQuestion } from './home-question.ts';
import { createHomeView } from './home-view.ts';
import { feedOf, robotsOf, sitemapOf } from './listings.ts';
import { pictureFolder } from './picture-address.ts';
import { createPricingAnswer, pricingPath } from './pricing-answer.ts';
import { answerOf, html, type PublicAnswer } from './public-answer.ts';
import { createSitePages } from './site-pages.ts';

/** Sample recordings stay playable for half a day at least. */
const cacheMs = 5 * 60 * 1000;

interface Asked {
  readonly pathname: string;
  readonly renderer: SiteRenderer;
}

/** The server's output for all visitors: pages, their pictures, and listings. */
export interface PublicSite {
  /** @param place the visitor's location, which sets prices @returns undefined for the student client's addresses */
  answer(pathname: string, place: Place): Promise<PublicAnswer | { readonly movedTo: string } | undefined>;
}

type SiteDependencies = Pick<
  Dependencies,
  'journal' | 'readModels' | 'bank' | 'signedFiles' | 'siteRenderer' | 'settings' | 'clock' | 'log'
>;

/** @param folder of the built student client; without it nothing is answered */
export function openPublicSite(dependencies: SiteDependencies, folder: string): PublicSite {
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
      const page = pictured === '/home' ? await pages.homePage() : await pages.selectOptionalPage(pictured);
      return page && answerOf(await drawPng(drawPicture(page.heading)), 'image/png');
    }
    const page = await pages.selectOptionalPage(pathname);
    return page && answerOf(renderer.renderPage(page), html);
  };
  const kept = new LRUCache<string, PublicAnswer, Asked>({
    max: 500,
    ttl: cacheMs,
    fetchMethod: (_key, _stale, { context }) => answerAt(context.pathname, context.renderer),
  });

  const homeView = createHomeView(published, dependencies);
  const selectQuestion = async () =>
    selectOptionalHomeQuestion(dependencies).catch((error: unknown) => {
      dependencies.log.warn({ err: error }, 'serving the home page without its question');
      return undefined;
    });
  const homes = new WeakMap<HomeView, PublicAnswer>();
  const answerHome = async (place: Place, renderer: SiteRenderer): Promise<PublicAnswer> => {
    const view = await homeView(countryOf({ ...place }));
    const known = homes.get(view);
    if (known) return known;
    const [page, question] = await Promise.all([pages.homePage(), selectQuestion()]);
    const rendered = renderer.renderPage({ ...page, home: view, question });
    const answer = { ...answerOf(rendered, html), isOfPlace: true } as const;
    homes.set(view, answer);
    return answer;
  };
  const pricing = createPricingAnswer(dependencies, pages.pricingPage(), folder);
  const answerPricing = async (place: Place, renderer: SiteRenderer): Promise<PublicAnswer | undefined> => {
    try {
      return await pricing(countryOf({ ...place }), renderer);
    } catch (error) {
      // The client requests them again and shows the error.
      dependencies.log.warn({ err: error }, 'serving the pricing page without prices');
      return undefined;
    }
  };

  const answerOfNow = async (pathname: string, renderer: SiteRenderer) => {
    const { version } = await published();
    return kept.fetch(`${pathname}\n${version}`, { context: { pathname, renderer } });
  };

  return {
    async answer(pathname, place) {
      const renderer = await dependencies.siteRenderer();
      if (!renderer) return undefined;
      const moved = movedTo(pathname);
      if (moved !== undefined) return { movedTo: moved };
      if (pathname === pricingPath) return answerPricing(place, renderer);
      if (pathname === '/') return answerHome(place, renderer);
      const isPublic = isPublicPath(pathname);
      const isFile = path.posix.extname(pathname) !== '';
      if (!isPublic && (isFile || renderer.isAppPath(pathname))) return undefined;
      const found = isPublic ? await answerOfNow(pathname, renderer) : undefined;
      return found ?? answerOf(renderer.renderPage(pages.missingPage(pathname)), html, 404);
    },
  };
}

/** The target of a permanent redirect. Drops the query, which none of these pages has. */
function movedTo(pathname: string): string | undefined {
  if (pathname === '/home') return '/';
  const slug = /^\/blog\/([^/]+)\/?$/.exec(pathname)?.[1] ?? '';
  if (Object.hasOwn(oldSlugs, slug)) return `/blog/${oldSlugs[slug]}`;
  return isPublicPath(pathname) && pathname.endsWith('/') ? pathname.replace(/\/+$/, '') : undefined;
}
