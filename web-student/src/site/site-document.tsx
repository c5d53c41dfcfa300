import type { SitePage } from '#domain/content/site-page.ts';
import sectionStyles from '../features/home/sections/home-sections.css?inline';
import font from '../app/styles/font.css?inline';
import shared from '../app/styles/shared.css?inline';
import tokens from '../app/styles/tokens.css?inline';
import homeStyles from './home-page.css?inline';
import { HeadTags } from './head-tags.tsx';
import { PageBody } from './page-body.tsx';
import { SiteFoot } from './site-foot.tsx';
import { SiteTop } from './site-top.tsx';
import styles from './site.css?inline';

const mainId = 'main';

/** Styles are inlined, so that the page waits for nothing else. */
export function SiteDocument({ page }: { readonly page: SitePage }) {
  return (
    // `color-scheme.js` chooses before the first paint; without scripts pages are light.
    <html lang="en" data-mantine-color-scheme="light">
      <Head page={page} />
      <body>
        <a className="skip-link" href={`#${mainId}`}>
          Skip to the content
        </a>
        <SiteTop path={page.path} />
        <main id={mainId} tabIndex={-1}>
          <PageBody page={page} />
        </main>
        <SiteFoot />
      </body>
    </html>
  );
}

const Head = ({ page }: { readonly page: SitePage }) => (
  <head>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="manifest" href="/manifest.webmanifest" />
    <HeadTags page={page} />
    <style>{font + tokens + shared + styles + (page.home ? sectionStyles + homeStyles : '')}</style>
    <script src="/color-scheme.js" />
    {page.home && <script src="/to-dashboard.js" />}
    <script src="/site.js" defer />
    {page.home && <script src="/home.js" defer />}
    {page.words && <script src="/vocabulary.js" defer />}
  </head>
);
