import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as content from '#domain/content/admin-contract.ts';
import * as contract from '#domain/content/contract.ts';
import { fetchAllPackages } from '#domain/commerce/contract.ts';
import { fetchHome } from '#domain/content/home-contract.ts';
import { oldSlugs } from '#domain/content/old-slugs.ts';
import { CallFailed } from '#domain/core/call-failed.ts';
import { startTestSite, type TestSite } from '#infra/testing/browser/e2e.ts';
import { countEvents } from '#infra/testing/refusals.ts';

let site: TestSite;
let paths: readonly string[];
beforeAll(async () => {
  site = await startTestSite();
  const { payload } = await get('/sitemap.xml');
  paths = [...payload.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
});
afterAll(() => site[Symbol.asyncDispose]());

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  site.inject({ method: 'GET', url, headers });

/** Specification, document 1, section 2; the last five are our paths, for it shows none. */
const specified = [
  '/blog',
  '/academic',
  '/help',
  '/about-us',
  '/regulations',
  '/regulations/terms-of-use',
  '/regulations/privacy-policy',
  '/resources',
  '/resources/vocabulary',
  '/templates',
  '/download-pte-mobile-app',
  '/download-pte-mobile-app/ios',
  '/download-pte-mobile-app/android',
  '/faq',
  '/short-answer-tips',
  '/write-from-dictation-tips',
  '/read-aloud-tips',
  '/repeat-sentence-tips',
] as const;

const first = (pattern: RegExp, html: string) => pattern.exec(html)?.[1] ?? '';

describe('pages', () => {
  test('are all in the sitemap', () => {
    expect(paths).toEqual(expect.arrayContaining([...specified]));
    expect(paths.filter((path) => /^\/blog\/./.test(path)).length).toBeGreaterThanOrEqual(8);
    expect(paths.filter((path) => /^\/academic\/./.test(path)).length).toBeGreaterThanOrEqual(1);
  });

  test('describe themselves, and can be read without a script', async () => {
    const rendered = paths.filter((path) => !['/', '/practice', '/pricing', '/contact-us'].includes(path));
    const titles = new Set<string>();
    for (const path of rendered) {
      const { statusCode, payload, headers } = await get(path, {});
      expect([path, statusCode, headers['content-type']]).toEqual([path, 200, 'text/html; charset=utf-8']);
      titles.add(first(/<title>([^<]+)<\/title>/, payload));
      expect(first(/<link rel="canonical" href="([^"]+)"/, payload)).toBe(site.url + path);
      const described = first(/<meta name="description" content="([^"]+)"/, payload).length > 40;
      const isRead = first(/<main[^>]*>(.*)<\/main>/s, payload).replaceAll(/<[^>]+>/g, '').length > 200;
      const headings = payload.match(/<h1>/g)?.length;
      expect({ path, described, isRead, headings }).toEqual({
        path,
        described: true,
        isRead: true,
        headings: 1,
      });
      expect(payload).not.toMatch(
        /<script(?! src="\/(color-scheme|site|vocabulary)\.js"| type="application\/ld\+json")/,
      );
    }
    expect(titles.size).toBe(rendered.length);
  });

  test('include a home page rendered by the server, without code of the client', async () => {
    const { payload, headers } = await get('/', {});
    expect(headers['cache-control']).toContain('max-age=0');
    expect(payload.match(/<title>/g)).toHaveLength(1);
    expect(payload.match(/<meta name="description"/g)).toHaveLength(1);
    expect(first(/<link rel="canonical" href="([^"]+)"/, payload)).toBe(`${site.url}/`);
    const root = first(/<main[^>]*>(.*)<\/main>/s, payload);
    expect(root.match(/<h1>/g)).toHaveLength(1);
    const { blogs } = (await site.call(contract.fetchAllBlogs, {})).body;
    for (const { slug } of blogs.slice(0, 3)) expect(root).toContain(`href="/blog/${slug}"`);
    const view = (await site.call(fetchHome, {})).body;
    const titles = view.sections.flatMap((section) =>
      'title' in section && section.type !== 'testimonial' ? [section.title] : [],
    );
    for (const title of titles) expect(root).toContain(title);
    expect(view.counts.questions).toBeGreaterThan(0);
    expect(root).toContain(`${view.counts.questions} questions, ${view.counts.types} types`);
    for (const { questions, types } of view.counts.skills)
      expect(root).toContain(`${questions} questions of ${types} types`);
    expect(view.counts.skills.reduce((sum, { questions }) => sum + questions, 0)).toBe(view.counts.questions);
    const { name = '', price } = view.plans[0] ?? {};
    expect(root).toContain(`${name} <strong>$${(price?.amount ?? 0) / 100}</strong>`);
    for (const path of ['/contact-us', '/regulations/terms-of-use', '/example-reading.ogg'])
      expect(payload).toContain(`"${path}"`);
    expect((await get('/example-reading.ogg', {})).headers['content-type']).toBe('audio/ogg');
    expect(payload).toContain('data-mantine-color-scheme="light"');
    expect(payload).not.toContain('type="module"');
    expect(payload).toContain('"@type":"FAQPage"');
  });

  test('show prices in the currency of the visitor before the client starts', async () => {
    const pricesFor = async (language: string) => {
      const { payload, headers } = await get('/pricing', { 'accept-language': language });
      const data = first(/<script id="prices" type="application\/json">(.*?)<\/script>/, payload);
      return { payload, headers, prices: fetchAllPackages.outputs[200].parse(JSON.parse(data)) };
    };
    const { payload, headers, prices } = await pricesFor('en-AU');
    expect(prices).toMatchObject({ country: 'AU', currency: 'AUD' });
    expect(headers['cache-control']).toBe('private, max-age=0, must-revalidate');
    const root = first(/<div id="root">(.*)<\/div>/s, payload);
    const [plan] = prices.offers;
    expect(root).toContain(`<h2>${plan?.name}</h2>`);
    expect(root).toContain(`<strong>$${(plan?.price.amount ?? 0) / 100}</strong>`);
    expect(first(/<title>([^<]+)/, payload)).toBe('Plans and prices · Ninety');
    expect(first(/<link rel="canonical" href="([^"]+)"/, payload)).toBe(`${site.url}/pricing`);
    expect((await pricesFor('en-IN')).prices).toMatchObject({ country: 'IN', currency: 'INR' });
    const again = await get('/pricing', {
      'accept-language': 'en-AU',
      'if-none-match': String(headers.etag),
    });
    expect(again.statusCode).toBe(304);
  });

  test('name only existing links and files', async () => {
    const named = new Set<string>();
    for (const path of paths) {
      const { payload } = await get(path);
      const ids = [...payload.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      const parts = [...payload.matchAll(/href="#([^"]+)"/g)].map(([, part]) => part);
      expect({ path, lost: parts.filter((part) => !ids.includes(part)) }).toEqual({ path, lost: [] });
      expect({ path, ids: ids.length }).toEqual({ path, ids: new Set(ids).size });
      for (const [, href = ''] of payload.matchAll(/(?:href|src)="(\/[^"#]*)/g)) named.add(href);
      for (const [, font = ''] of payload.matchAll(/url\(["']?(\/assets\/[^"')]+)/g)) named.add(font);
    }
    const statuses = await Promise.all(
      [...named].map(async (href) => [href, (await get(href.replaceAll('&amp;', '&'))).statusCode] as const),
    );
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
    expect([...named].filter((href) => href.endsWith('.woff2'))).toHaveLength(1);
    expect([...named].some((href) => href.includes('/getAudioFile/'))).toBe(true);
  });

  test('show free questions without their keys, with recordings that play', async () => {
    const { payload } = await get('/write-from-dictation-tips');
    const sounds = [...payload.matchAll(/<audio[^>]* src="([^"]+)"/g)].map(([, src = '']) => src);
    expect(sounds).toHaveLength(5);
    expect((await get(sounds[0] ?? '', {})).headers['content-type']).toBe('audio/mpeg');
    expect(payload).not.toContain('will stay open until midnight');
    expect((await get('/read-aloud-tips')).payload).toContain('Deserts are known for their heat');
  });

  test('describe posts, courses and questions to search engines', async () => {
    const typesOf = async (path: string) =>
      [...(await get(path)).payload.matchAll(/ld\+json">(.*?)<\/script>/g)].map(
        ([, json = '']) => (JSON.parse(json) as { '@type': string })['@type'],
      );
    expect(await typesOf('/blog/linking-words')).toEqual(['BlogPosting', 'BreadcrumbList']);
    expect(await typesOf('/academic/mock-tests')).toEqual(['Course', 'BreadcrumbList']);
    expect(await typesOf('/faq')).toEqual(['FAQPage']);
    expect(await typesOf('/read-aloud-tips')).toEqual(['Quiz']);
  });

  test('have a picture, a PNG of the requested size', async () => {
    const url = first(
      /<meta property="og:image" content="([^"]+)"/,
      (await get('/blog/linking-words')).payload,
    );
    const { headers, rawPayload } = await get(new URL(url).pathname);
    expect(headers['content-type']).toBe('image/png');
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(await get('/site-pictures/no/such/page.png')).toMatchObject({ statusCode: 404 });
  });

  test('are sent compressed to clients that accept it', async () => {
    const asked = { accept: 'text/html', 'accept-encoding': 'gzip, br' };
    const [plain, packed] = [await get('/faq'), await get('/faq', asked)];
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.payload);
  });

  test('are not sent again unchanged', async () => {
    const { headers } = await get('/faq');
    const again = await get('/faq', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });
});

describe('edits', () => {
  const reason = 'For the test';

  test('are on the site after publication, and in the preview before', async () => {
    const admin = await site.admin();
    const documentId = 'page.resources.reading-list';
    const body = {
      kind: 'page' as const,
      title: 'Books that train reading',
      description: 'Ten books in plain English that train the reading of longer texts.',
      heading: 'Books that train reading',
      text: '<script>alert(1)</script>\n\nRead **aloud**, ten minutes a day.',
      related: [],
    };
    const { html } = (await admin.call(content.previewContent, { documentId, body })).body;
    expect(html).toContain('<h1>Books that train reading</h1>');
    expect(html).toContain('<strong>aloud</strong>');
    expect(html).not.toContain('alert(1)</script>');
    const given = { documentId, reason, baseRevision: 0 };
    const fit = { ...body, text: 'Read **aloud**, ten minutes a day.' };
    await admin.call(content.saveContentDraft, { ...given, body: fit });
    expect((await get('/resources/reading-list')).statusCode).toBe(404);
    await admin.call(content.publishContent, { documentId, revision: 1, reason });
    await expect
      .poll(async () => (await get('/resources/reading-list')).payload)
      .toContain('<strong>aloud</strong>');
    expect((await get('/sitemap.xml')).payload).toContain('/resources/reading-list<');
    await admin.call(content.withdrawContent, { documentId, reason });
    await expect.poll(async () => (await get('/resources/reading-list')).statusCode).toBe(404);
  });
});

describe('the home page', () => {
  test('is edited as a document, and reverts to the release when withdrawn', async () => {
    const admin = await site.admin();
    const documentId = 'home.sections';
    const { body } = (await admin.call(content.contentDocuments.one, { id: documentId })).body;
    if (body.kind !== 'home') throw new Error('This is no home page');
    const [hero, ...sections] = body.sections;
    if (hero?.type !== 'hero') throw new Error('The home page has no hero');
    const changed = {
      ...body,
      sections: [{ ...hero, title: 'A new <b>heading</b>' }, ...sections.toReversed()],
    };
    const { html } = (await admin.call(content.previewContent, { documentId, body: changed })).body;
    expect(html).toContain('<h1>A new &lt;b&gt;heading&lt;/b&gt;</h1>');
    const given = { documentId, reason: 'For the test' };
    await admin.call(content.saveContentDraft, { ...given, baseRevision: 0, body: changed });
    await admin.call(content.publishContent, { ...given, revision: 1 });
    await expect
      .poll(async () => (await get('/')).payload)
      .toContain('<h1>A new &lt;b&gt;heading&lt;/b&gt;</h1>');
    await admin.call(content.withdrawContent, given);
    await expect.poll(async () => (await get('/')).payload).toContain(`<h1>${hero.title}</h1>`);
  });
});

describe('addresses', () => {
  test('redirects old addresses permanently to new ones', async () => {
    for (const [old, present] of Object.entries(oldSlugs)) {
      const { statusCode, headers } = await get(`/blog/${old}`);
      expect([statusCode, headers.location]).toEqual([301, `/blog/${present}`]);
      expect((await get(`/blog/${present}`)).statusCode).toBe(200);
    }
    expect(await get('/home')).toMatchObject({ statusCode: 301, headers: { location: '/' } });
    expect(await get('/blog/')).toMatchObject({ statusCode: 301, headers: { location: '/blog' } });
  });

  test.each([
    '/no/such/page',
    '/blog/no-such-post',
    '/not-found',
    '/help/more',
    '/blog/constructor',
    '/blog/%00',
  ])('%s is not found, and gets a page with links', async (path) => {
    const { statusCode, payload } = await get(path);
    expect(statusCode).toBe(404);
    expect(payload).toContain('<h1>Page not found</h1>');
    expect(payload).toContain('href="/practice"');
    expect(payload).toContain('content="noindex"');
  });

  test('names the sitemap in robots.txt, and lists the posts in a feed', async () => {
    expect((await get('/robots.txt')).payload).toContain(`Sitemap: ${site.url}/sitemap.xml`);
    const { payload, headers } = await get('/rss.xml');
    expect(headers['content-type']).toContain('application/rss+xml');
    expect(payload.match(/<item>/g)?.length).toBe(paths.filter((path) => /^\/blog\/./.test(path)).length);
  });
});

describe('calls', () => {
  test('returns a post from fetchAllBlogs and getBlogContent, also by an old slug', async () => {
    const { blogs } = (await site.call(contract.fetchAllBlogs, {})).body;
    expect(blogs.map(({ publishedOn }) => publishedOn)).toEqual(
      blogs
        .map(({ publishedOn }) => publishedOn)
        .toSorted()
        .toReversed(),
    );
    const { body } = await site.call(contract.getBlogContent, { slug: 'pte-linking-words' });
    expect(body).toEqual({
      url: `${site.url}/blog/linking-words`,
      image: `${site.url}/site-pictures/blog/linking-words.png`,
      title: expect.stringContaining('inking words') as string,
      description: expect.any(String) as string,
    });
    await expect(site.call(contract.getBlogContent, { slug: 'no-such-post' })).rejects.toThrow(CallFailed);
  });

  test('returns a landing page from getLandingContent', async () => {
    const { body } = await site.call(contract.getLandingContent, { slug: 'mock-tests' });
    expect(Object.keys(body).toSorted()).toEqual(['description', 'image', 'seoTitle', 'url']);
    expect(body.url).toBe(`${site.url}/academic/mock-tests`);
  });

  test('records each change of feedback once with giveBlogFeedback', async () => {
    const visitor = site.visitor();
    const before = await countEvents(site);
    for (const isHelpful of [true, true, false])
      await visitor.call(contract.giveBlogFeedback, { slug: 'linking-words', isHelpful });
    expect(await countEvents(site)).toBe(before + 2);
    const unknown = visitor.call(contract.giveBlogFeedback, { slug: 'no-such-post', isHelpful: true });
    await expect(unknown).rejects.toThrow(CallFailed);
  });
});
