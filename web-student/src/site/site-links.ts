import { paths } from '../app/paths.ts';

export interface SiteLink {
  readonly name: string;
  readonly href: string;
}

/** Links for visitors. Names: specification, document 1, section 2. */
export const mainLinks: readonly SiteLink[] = [
  { name: 'Practice', href: paths.practice.getHref() },
  { name: 'Mock Tests', href: paths.mockTests.getHref() },
  { name: 'Blog', href: '/blog' },
  { name: 'Mobile app', href: '/download-pte-mobile-app' },
];

export const footLinks: readonly { readonly name: string; readonly links: readonly SiteLink[] }[] = [
  {
    name: 'Practise',
    links: [
      { name: 'Quick Practice', href: paths.practice.getHref() },
      { name: 'Mock Tests', href: paths.mockTests.getHref() },
      { name: 'Plans and prices', href: paths.pricing.getHref() },
      { name: 'Academic', href: '/academic' },
      { name: 'Mobile App', href: '/download-pte-mobile-app' },
    ],
  },
  {
    name: 'Learn',
    links: [
      { name: 'Blog', href: '/blog' },
      { name: 'Resources', href: '/resources' },
      { name: 'Vocabulary', href: '/resources/vocabulary' },
      { name: 'Templates', href: '/templates' },
    ],
  },
  {
    name: 'Free samples',
    links: [
      { name: 'Read Aloud', href: '/read-aloud-tips' },
      { name: 'Repeat Sentence', href: '/repeat-sentence-tips' },
      { name: 'Short Question', href: '/short-answer-tips' },
      { name: 'Write from Dictation', href: '/write-from-dictation-tips' },
    ],
  },
  {
    name: 'Ninety',
    links: [
      { name: 'About us', href: '/about-us' },
      { name: 'Help', href: '/help' },
      { name: 'FAQ', href: '/faq' },
      { name: 'Contact Us', href: paths.contact.getHref() },
      { name: 'Terms of use', href: '/regulations/terms-of-use' },
      { name: 'Privacy policy', href: '/regulations/privacy-policy' },
    ],
  },
];
