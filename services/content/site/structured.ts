import type { FaqGroup, SitePage } from '#domain/content/site-page.ts';
import type { Article } from '../content.ts';

const organization = { '@type': 'Organization', name: 'Ninety' };

/** What search engines are told of a page, in the terms of schema.org. */
export function structuredOf(
  article: Article,
  { url, picture, parents }: Pick<SitePage, 'url' | 'picture' | 'parents'>,
  faq: readonly FaqGroup[] | undefined,
): object[] {
  const { path, title, description, publishedOn, updatedOn = publishedOn } = article;
  const described = { '@context': 'https://schema.org', name: title, description, url };
  return [
    ...(path.startsWith('/blog/')
      ? [
          {
            ...described,
            '@type': 'BlogPosting',
            headline: title,
            image: picture,
            datePublished: publishedOn,
            dateModified: updatedOn,
            author: organization,
            publisher: organization,
            mainEntityOfPage: url,
          },
        ]
      : []),
    ...(path.startsWith('/academic/')
      ? [{ ...described, '@type': 'Course', provider: organization, inLanguage: 'en' }]
      : []),
    ...(faq
      ? [
          {
            '@context': 'https://schema.org',
            '@type': 'FAQPage',
            mainEntity: faq
              .flatMap(({ questions }) => questions)
              .map(({ question, answer }) => ({
                '@type': 'Question',
                name: question,
                acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
              })),
          },
        ]
      : []),
    ...(parents.length > 0
      ? [
          {
            '@context': 'https://schema.org',
            '@type': 'BreadcrumbList',
            itemListElement: [...parents, { href: path, title }].map((one, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: one.title,
              item: new URL(one.href, url).href,
            })),
          },
        ]
      : []),
  ];
}

/** Markdown without its links and emphasis. */
const plain = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll(/[*_`]/g, '')
    .trim();
