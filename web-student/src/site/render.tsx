import { renderToStaticMarkup } from 'react-dom/server';
import type { SitePage } from '#domain/content/site-page.ts';
import { paths } from '../app/paths.ts';
import { SiteDocument } from './site-document.tsx';

/** The whole document of a page of the public site. Its reader needs no script. */
export function renderPage(page: SitePage): string {
  return `<!doctype html>${renderToStaticMarkup(<SiteDocument page={page} />)}`;
}

/** As the client's router has it: in any case of letters, with or without a slash at the end. */
const appPaths = Object.values(paths)
  .filter((one) => one !== paths.notFound)
  .map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'));

/** Whether the student client has a page at this path. */
export function isAppPath(pathname: string): boolean {
  return appPaths.some((pattern) => pattern.test(pathname));
}
