const folders = ['admin', 'api', 'dev', 'health', 'till', '.well-known'];
const firstPart = (pathname: string): string => pathname.split('/')[1] ?? '';

/** Whether the server answers this path itself: the student client has no page there. @param pathname such as `/till/pay/1` */
export const isServerPath = (pathname: string): boolean => folders.includes(firstPart(pathname));

/** First parts of the addresses that the server renders for everyone: specification, document 1, section 2. */
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

/** Whether the server renders this path: the student client links there by loading a document. */
export const isPublicPath = (pathname: string): boolean => publicParts.includes(firstPart(pathname));

/** The home page, which the server renders too. Without a connection the student client has its own. */
export const homePath = '/';

/** The one page whose document may load a payment provider's script. */
export const checkoutPath = '/checkout';

/** Where the student client shows a question to the console, which frames it beside its form. */
export const questionPreviewPath = '/question-preview';

export const surveyPath = '/survey';
