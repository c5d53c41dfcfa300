import type { FaqGroup, SampleQuestion, SitePage } from '#domain/content/site-page.ts';
import type { Article } from '../content.ts';

const organization = { '@type': 'Organization', name: 'Ninety' };

interface Lists {
  readonly faq: readonly FaqGroup[] | undefined;
  readonly samples: readonly SampleQuestion[] | undefined;
}

/** schema.org data of a page for search engines. */
export function structuredOf(
  article: Article,
  { url, picture, parents }: Pick<SitePage, 'url' | 'picture' | 'parents'>,
  { faq, samples = [] }: Lists,
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
    ...(faq ? [faqOf(faq.flatMap(({ questions }) => questions))] : []),
    ...(samples.length > 0
      ? [
          {
            ...described,
            '@type': 'Quiz',
            educationalUse: 'practice',
            inLanguage: 'en',
            isAccessibleForFree: true,
            provider: organization,
            // Without answers: no key leaves the server before a question is answered.
            hasPart: samples.map(({ title: name, text, href }) => ({
              '@type': 'Question',
              name,
              ...(text !== undefined && { text }),
              url: new URL(href, url).href,
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

export const faqOf = (questions: FaqGroup['questions']): object => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plain(answer) },
  })),
});

const plain = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll(/[*_`]/g, '')
    .trim();
