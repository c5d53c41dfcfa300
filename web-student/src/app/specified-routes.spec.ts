import { expect, test } from 'vitest';
import { oldSlugs } from '#domain/content/old-slugs.ts';
import { sectionOf, shellSpecification } from '#domain/core/testing/specification.ts';
import { listed, read, readAll, readOne } from '#domain/question-types/testing/read-text.ts';
import { isInConsole, paths } from './paths.ts';
import { fallbackRoute, routes, type RouteEntry } from './routes.tsx';

const screens = sectionOf(shellSpecification, 2);

const files = Object.keys(import.meta.glob('/services/content/files/**/*.md', { query: '?raw' }));
const served = new Set([
  ...files
    .filter((file) => file.includes('/files/pages/'))
    .map((file) => file.replace(/^.*\/files\/pages(\/.*)\.md$/, '$1')),
  ...(files.some((file) => file.includes('/files/posts/')) ? ['/blog/:slug'] : []),
  ...(files.some((file) => file.includes('/files/landings/')) ? ['/academic/:slug'] : []),
]);
const shown = new Set([...routes, fallbackRoute].map(({ path }) => path));

const sentence = readOne(screens, /Routes: (.+) Other query parameters/);
const specified = [
  ...readAll(sentence.replaceAll(/\((?!with|landing)[^)]*\)/g, ''), /(?<=[ ,(]|^)(\/[\w\-/{}]*)/),
].flatMap(([path = '']) => path.replaceAll(/\{(\w+)\}/g, ':$1'));
const whole = specified.map((path) =>
  path === '/ios' || path === '/android' ? `/download-pte-mobile-app${path}` : path,
);

test('the sentence of the routes is read whole', () => expect(whole).toHaveLength(46));

test.each(whole)('%s is a page', (path) => {
  expect(shown.has(path) || served.has(path) || isInConsole(path)).toBe(true);
});

test('each page with free questions that is named is there', () => {
  const topics = listed(readOne(screens, /SEO pages with free questions for (.+) tips\. Other/));
  expect(topics).toHaveLength(4);
  for (const topic of topics) expect(served).toContain(`/${topic}-tips`);
});

test('addresses accept the specified queries', () => {
  const [practice = '', results = '', card = ''] = readAll(screens, /\(query:? ([\w, ]+)\)/).flat();
  expect(paths.practice.getHref('a', 'b', 'true')).toBe(`/practice?${queryOf(practice, ['a', 'b', 'true'])}`);
  expect(paths.mockTestResults.getHref('a', 'true')).toBe(
    `/mock-test/results?${queryOf(results, ['a', 'true'])}`,
  );
  expect(paths.scorecard.getHref('a')).toBe(`/mock-test/scorecard?${queryOf(card, ['a'])}`);
});

const queryOf = (names: string, values: readonly string[]) =>
  listed(names)
    .map((name, index) => `${name}=${values[index]}`)
    .join('&');

test('the specified old slugs lead to current posts', () => {
  const [, named = ''] = read(
    screens,
    /Redirects: (\/home to \/); old blog slugs \(([^)]+)\) go to newer slugs/,
  );
  const slugs = named.split(', ').flatMap((slug) => {
    const [, sections] = /^the (.+) format pages$/.exec(slug) ?? [];
    return sections ? sections.split('/').map((name) => `pte-${name}-format`) : [slug];
  });
  expect(Object.keys(oldSlugs).toSorted()).toEqual(slugs.toSorted());
});

const accessOf = (names: string) =>
  listed(names).map((name) => routes.find(({ path, title }) => named(name, path, title))?.access);

const pathsOf: Readonly<Record<string, string>> = { home: '/', 'sign-up': '/register' };
const named = (name: string, path: string, title: string) =>
  path === (pathsOf[name.toLowerCase()] ?? `/${name.toLowerCase()}`) ||
  title.toLowerCase() === name.toLowerCase();

test('pages are for those whom the access rules name', () => {
  const guests = readOne(screens, /- (.+) send a logged-in user to the dashboard/);
  const students = readOne(screens, /- (.+) and some others need login/);
  expect(accessOf(guests)).toEqual(['guest', 'guest', 'guest'] satisfies RouteEntry['access'][]);
  expect(accessOf(students)).toEqual([
    'student',
    'student',
    'student',
    'student',
  ] satisfies RouteEntry['access'][]);
});
