import { describe, expect, test } from 'vitest';
import { checkDocument, picturesIn } from './check-document.ts';
import { addressOf, contentBodySchema, documentIdSchema, homeId, type BodyOf } from './document.ts';
import type { HomeSection } from './home-sections.ts';

const hero: HomeSection = { type: 'hero', title: 'Know your level', text: 'Practise.' };
const home = (...sections: readonly HomeSection[]): BodyOf<'home'> => ({
  kind: 'home',
  title: 'Ninety',
  description: 'Practise the question types of your English exam.',
  sections: [...sections],
});
const isValid = (body: unknown) => contentBodySchema.safeParse(body).success;
const picture = (id: string, text = 'A page of results') => ({
  address: `/api/aws/getImageFile/${id}`,
  text,
});
const withPicture = (id: string, text?: string): HomeSection => ({
  type: 'two_column_image',
  title: 'Your results',
  text: 'On one page.',
  picture: picture(id, text),
});
const known = {
  isPage: (path: string) => path === '/faq',
  isPicture: (id: string) => id === 'content-0123456789ab.png',
};

test('has one home page, at the root of the site', () => {
  expect(documentIdSchema.safeParse(homeId).success).toBe(true);
  expect(documentIdSchema.safeParse('home.other').success).toBe(false);
  expect(addressOf(homeId)).toBe('/');
});

describe('sections', () => {
  test('begin with exactly one hero', () => {
    const blog: HomeSection = { type: 'blog', title: 'New in the blog' };
    expect(isValid(home(hero, blog))).toBe(true);
    expect(isValid(home(blog, hero))).toBe(false);
    expect(isValid(home(blog))).toBe(false);
    expect(isValid(home(hero, blog, hero))).toBe(false);
    expect(isValid(home())).toBe(false);
  });

  test.each([
    ['http://video.example.org/1', false],
    ['javascript:alert(1)', false],
    ['/video', false],
    ['https://video.example.org/1', true],
  ])('show a video at %s: %s', (address, fits) => {
    const video = { address, name: 'Ada', quote: 'It helped me.' };
    expect(isValid(home(hero, { type: 'video_testimonial', title: 'Ada tells', video }))).toBe(fits);
  });

  test.each(['https://other.example.org', '//other.example.org', 'javascript:alert(1)', 'faq'])(
    'do not lead to %s',
    (href) => {
      expect(isValid(home(hero, { type: 'banner', text: 'Read on', href, label: 'Here' }))).toBe(false);
    },
  );

  test('are published with known links and uploaded pictures only', () => {
    const banner: HomeSection = { type: 'banner', text: 'Read on', href: '/faq#free', label: 'Here' };
    const body = home(hero, banner, withPicture('content-0123456789ab.png'));
    expect(checkDocument(body, known)).toEqual([]);
    expect(picturesIn(body)).toEqual(['content-0123456789ab.png']);
    const cards = [{ href: '/gone', title: 'Gone', text: 'Nothing' }];
    const faulty = home(
      hero,
      { type: 'grid', title: 'Cards', cards },
      withPicture('content-ffffffffffff.png', ' '),
    );
    expect(checkDocument(faulty, known).map(({ kind }) => kind)).toEqual([
      'broken_link',
      'picture_without_text',
      'missing_picture',
    ]);
  });
});
