const folders = ['admin', 'api', 'dev', 'health', 'till', '.well-known'];
const firstPart = (pathname: string): string => pathname.split('/')[1] ?? '';

/** Whether the server answers this path itself; the student client has no page there. @param pathname such as `/till/pay/1` */
export const isServerPath = (pathname: string): boolean => folders.includes(firstPart(pathname));

/** First path segments that the server renders: specification, document 1, section 2. */
export const publicParts: readonly string[] = [
  'blog',
  'academic',
  'help',
  'faq',
  'about-us',
  'regulations',
  'resources',
  'templates',
  'download-pte-mobile-app',
  'short-answer-tips',
  'write-from-dictation-tips',
  'read-aloud-tips',
  'repeat-sentence-tips',
  'site-pictures',
  'sitemap.xml',
  'robots.txt',
  'rss.xml',
];

/** Whether the server renders this path; the student client links there with a document load. */
export const isPublicPath = (pathname: string): boolean => publicParts.includes(firstPart(pathname));

/** Rendered by the server; offline by the student client. */
export const homePath = '/';

/** The only page that may load a payment provider's script. */
export const checkoutPath = '/checkout';

export const questionPreviewPath = '/question-preview';

export const surveyPath = '/survey';
