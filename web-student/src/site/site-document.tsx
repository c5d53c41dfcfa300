import type { SitePage } from '#domain/content/site-page.ts';
import font from '../app/font.css?inline';
import tokens from '../app/tokens.css?inline';
import { PageBody } from './page-body.tsx';
import { SiteFoot } from './site-foot.tsx';
import { SiteTop } from './site-top.tsx';
import styles from './site.css?inline';

const siteName = 'Ninety';
/** Where the way past the bar leads. */
const mainId = 'content';

/** A page with everything around it. Its styles are in it, so that nothing else is waited for. */
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

function Head({ page }: { readonly page: SitePage }) {
  const { title, description, url, picture, structured, isMissing = false } = page;
  const fullTitle = title.includes(siteName) ? title : `${title} · ${siteName}`;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {isMissing ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          <OpenGraph page={page} picture={picture} />
        </>
      )}
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="alternate" type="application/rss+xml" title="Ninety: the blog" href="/rss.xml" />
      <style>{font + tokens + styles}</style>
      <script src="/color-scheme.js" />
      <script src="/site.js" defer />
      {structured.map((one, index) => (
        <script
          key={index}
          type="application/ld+json"
          // A text in it must not end the element.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(one).replaceAll('<', String.raw`\u003c`) }}
        />
      ))}
    </head>
  );
}

function OpenGraph({ page, picture }: { readonly page: SitePage; readonly picture: string }) {
  const tags: Readonly<Record<string, string | undefined>> = {
    'og:site_name': siteName,
    'og:type': page.publishedOn === undefined ? 'website' : 'article',
    'og:title': page.title,
    'og:description': page.description,
    'og:url': page.url,
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': page.heading,
    'article:published_time': page.publishedOn,
    'article:modified_time': page.updatedOn,
    'twitter:card': 'summary_large_image',
  };
  return Object.entries(tags).map(
    ([property, content]) =>
      content !== undefined && <meta key={property} property={property} content={content} />,
  );
}
