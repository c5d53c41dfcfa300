import { renderToStaticMarkup } from 'react-dom/server';
import type { ShownPrices } from '#domain/commerce/contract.ts';
import type { PageParts, SitePage } from '#domain/content/site-page.ts';
import type { SharedScorecard } from '#domain/sittings/sharing/share-contract.ts';
import { paths } from '../app/paths.ts';
import firstStyles from './first-page.css?inline';
import { HeadTags } from './head-tags.tsx';
import { PageDataTag } from './page-data-tag.tsx';
import { PricingFirst } from './pricing-first.tsx';
import { ScorecardFirst } from './scorecard-first.tsx';
import { SiteDocument } from './site-document.tsx';

export function renderPage(page: SitePage): string {
  return `<!doctype html>${renderToStaticMarkup(<SiteDocument page={page} />)}`;
}

export function renderPricing(page: SitePage, prices: ShownPrices): PageParts {
  return {
    head: renderToStaticMarkup(
      <>
        <HeadTags page={page} />
        <style>{firstStyles}</style>
        <script src="/site.js" />
        <PageDataTag id="prices" data={prices} />
      </>,
    ),
    body: renderToStaticMarkup(<PricingFirst prices={prices} />),
  };
}

export function renderScorecard(shareId: string, scorecard: SharedScorecard): PageParts {
  return {
    head: renderToStaticMarkup(
      <>
        <style>{firstStyles}</style>
        <PageDataTag id={`scorecard-${shareId}`} data={scorecard} />
      </>,
    ),
    body: renderToStaticMarkup(<ScorecardFirst scorecard={scorecard} />),
  };
}

/** Like the client's router: case-insensitive, with an optional slash at the end. */
const appPaths = Object.values(paths)
  .filter((one) => one !== paths.notFound)
  .map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'));

export function isAppPath(pathname: string): boolean {
  return appPaths.some((pattern) => pattern.test(pathname));
}
