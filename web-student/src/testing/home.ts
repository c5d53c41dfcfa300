import type { HomeView } from '#domain/content/home-contract.ts';
import type { HomeSectionOf, HomeSectionType } from '#domain/content/home-sections.ts';

const picture = { address: '/no-picture.svg', text: 'A page of results' };
const column = { title: 'A reason', text: 'For every point.' };
const video = { address: 'https://video.example.org/1', name: 'Ada', quote: 'It helped me.' };
const cards = [
  { href: '/templates', title: 'Templates', text: 'Safe frames' },
  { href: '/faq', title: 'FAQ', text: 'Short answers' },
];
const columns = [column, { ...column, title: 'A clock' }, { ...column, title: 'A plan' }];

const sectionsByType: { readonly [Type in HomeSectionType]: HomeSectionOf<Type> } = {
  hero: { type: 'hero', title: 'Know your level', text: 'Practise for your exam.' },
  grid: { type: 'grid', title: 'Free tips', cards },
  slider: {
    type: 'slider',
    title: 'Four skills',
    cards: [{ href: '/practice?section=writing', title: 'Writing', text: 'Texts' }, ...cards],
  },
  testimonial: { type: 'testimonial', title: 'What students say' },
  faq: { type: 'faq', title: 'Questions', questions: [{ question: 'Is it free?', answer: 'A part is.' }] },
  buy: { type: 'buy', title: 'More questions', text: 'Plans end by themselves.' },
  two_column_image: { type: 'two_column_image', title: 'Your results', text: 'On one page.', picture },
  three_column: { type: 'three_column', columns },
  three_column_image: {
    type: 'three_column_image',
    columns: columns.map((one) => ({ ...one, title: `${one.title}, shown`, picture })),
  },
  viewer: { type: 'viewer', title: 'Hear the score', text: 'Compare it.', example: 'spoken' },
  blog: { type: 'blog', title: 'New in the blog' },
  banner: { type: 'banner', text: 'Do you have a question?', href: '/contact-us', label: 'Ask us' },
  video_testimonial: { type: 'video_testimonial', title: 'Ada tells', video },
  two_video_testimonial: {
    type: 'two_video_testimonial',
    title: 'Two students tell',
    videos: [
      { ...video, address: 'https://video.example.org/2', name: 'Li' },
      { ...video, address: 'https://video.example.org/3', name: 'Sam' },
    ],
  },
  templates: { type: 'templates', title: 'Frames', text: 'With their warnings.' },
};

export const shownHome: HomeView = {
  sections: [
    ...Object.values(sectionsByType),
    { type: 'viewer', title: 'See each word', text: 'Compare it.', example: 'written' },
    { type: 'viewer', title: 'Honest numbers', text: 'With a range.', example: 'estimate' },
  ],
  posts: [{ href: '/blog/linking-words', title: 'Linking words', text: 'Forty of them.' }],
  reviews: [{ header: 'Clear', quote: 'I knew what to do next.', rating: 5 }],
  templates: [{ href: '/templates#essay', title: 'Essay' }],
  counts: {
    questions: 540,
    types: 27,
    free: 81,
    skills: [{ skill: 'writing', questions: 63, types: 4 }],
  },
  country: 'AU',
  plans: [{ name: 'Silver', price: { amount: 9_900, currency: 'AUD' } }],
};
