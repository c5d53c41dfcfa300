import { describe, expect, test } from 'vitest';
import { drawMail } from './draw-mail.ts';
import { action, facts, list, note, paragraph, quote, type Mail } from './mail.ts';

const link = 'https://ninety.example.org/verify?token=a.b&c=%3D';
const mail: Mail = {
  id: 'm-1',
  to: 'ada@example.com',
  userId: 'u-1',
  kind: 'verification',
  subject: 'Verify',
  template: {
    title: 'Welcome to Ninety',
    blocks: [
      paragraph('Open this link & <b>verify</b>.'),
      action('Verify', link),
      list(['5 reviews', 'A mock test']),
      facts(['Silver, 30 days', '64.35 USD'], ['Receipt', '2026-000017']),
      quote('First line\nsecond <line>'),
      note('You need not do anything.'),
    ],
  },
};
const site = 'https://ninety.example.org';
const unsubscribe = { page: `${site}/unsubscribe?token=t`, oneClick: `${site}/api/mail/unsubscribe?token=t` };

/** The visible text of the HTML, without the preview text. */
const seenIn = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<div[^>]*data-skip-in-text.*?<\/div><\/div>/s, '')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
const linksIn = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

describe('an email', () => {
  test('has the same content in both parts, and the same each time', async () => {
    const drawn = await drawMail(mail, site);
    const seen = seenIn(drawn.html);
    const words = [
      'Welcome to Ninety',
      'Open this link & <b>verify</b>.',
      'Verify',
      '5 reviews',
      'A mock test',
      'Silver, 30 days',
      '64.35 USD',
      '2026-000017',
      'First line',
      'second <line>',
      'You need not do anything.',
    ];
    for (const part of [drawn.text, seen]) for (const word of words) expect(part).toContain(word);
    expect(linksIn(drawn.html)).toEqual([site, link, site]);
    expect(drawn.text).toContain(link);
    expect(drawn).toMatchObject({ id: 'm-1', to: mail.to, kind: mail.kind, subject: 'Verify' });
    expect(drawn.oneClick).toBeUndefined();
    expect(await drawMail(mail, site)).toEqual(drawn);
  });

  test('supports dark mode, and loads and runs nothing', async () => {
    const { html } = await drawMail(mail, site);
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toContain('content="light dark"');
    expect(html).not.toMatch(/<(script|img|iframe|link|object)\b|url\(|@import|src=/);
  });

  test('of a list has an unsubscribe link in both parts and a header', async () => {
    const { text, html, oneClick } = await drawMail(mail, site, unsubscribe);
    expect(text.endsWith(`Unsubscribe:\n${unsubscribe.page}`)).toBe(true);
    expect(linksIn(html)).toContain(unsubscribe.page);
    expect(oneClick).toBe(unsubscribe.oneClick);
    for (const part of [text, html]) expect(part).not.toContain(unsubscribe.oneClick);
  });
});
