import { renderToStaticMarkup } from 'react-dom/server';
import type { PageCard, PageParts, SitePage } from '#domain/content/site-page.ts';
import { paths } from '../app/paths.ts';
import { homeQuestions } from '../features/home/sections/home-questions.ts';
import sectionStyles from '../features/home/sections/home-sections.css?inline';
import { HomeFirst } from './home-first.tsx';
import homeStyles from './home-first.css?inline';
import { HeadTags } from './head-tags.tsx';
import { SiteDocument } from './site-document.tsx';

/** The whole document of a page of the public site. Its reader needs no script. */
export function renderPage(page: SitePage): string {
  return `<!doctype html>${renderToStaticMarkup(<SiteDocument page={page} />)}`;
}

/**
 * The home page until the client takes over: what belongs into the head of its document and into its body.
 * @param guides the newest posts
 */
export function renderHome(page: SitePage, guides: readonly PageCard[]): PageParts {
  const faq = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: homeQuestions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return {
    head: renderToStaticMarkup(
      <>
        <HeadTags page={{ ...page, structured: [...page.structured, faq] }} />
        <style>{sectionStyles + homeStyles}</style>
        <script src="/site.js" />
      </>,
    ),
    body: renderToStaticMarkup(<HomeFirst guides={guides} />),
  };
}

/** As the client's router has it: in any case of letters, with or without a slash at the end. */
const appPaths = Object.values(paths)
  .filter((one) => one !== paths.notFound)
  .map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'));

/** Whether the student client has a page at this path. */
export function isAppPath(pathname: string): boolean {
  return appPaths.some((pattern) => pattern.test(pathname));
}
