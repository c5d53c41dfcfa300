import type { SitePage } from '#domain/content/site-page.ts';

const siteName = 'Ninety';

export function HeadTags({ page }: { readonly page: SitePage }) {
  const { title, description, url, picture, structured, isMissing = false } = page;
  return (
    <>
      <title>{title.includes(siteName) ? title : `${title} · ${siteName}`}</title>
      <meta name="description" content={description} />
      {isMissing ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={url} />
          <OpenGraph page={page} picture={picture} />
        </>
      )}
      <link rel="alternate" type="application/rss+xml" title="Ninety: the blog" href="/rss.xml" />
      {structured.map((one, index) => (
        <script
          key={index}
          type="application/ld+json"
          // Text must not close the element.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(one).replaceAll('<', String.raw`\u003c`) }}
        />
      ))}
    </>
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
