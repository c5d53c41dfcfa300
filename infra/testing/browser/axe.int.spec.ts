import { expect, test } from 'vitest';
import { launchBrowser } from '#infra/browser/launch-browser.ts';
import { axeFaults } from './axe.ts';

test('a fault is told with its rule and its place, of the part that is looked at and by the rules that are asked', async () => {
  await using browser = await launchBrowser();
  const page = await browser.newPage();
  await page.setContent('<main><h1>Tea</h1><img src="tea.png"><div id="bar"><button></button></div></main>');
  const rules = async (...given: [looked?: Parameters<typeof axeFaults>[1], tags?: string[]]) =>
    (await axeFaults(page, ...given)).map((fault) => fault.slice(0, fault.indexOf(' F'))).toSorted();
  const [button, image] = ['button-name: button', 'image-alt: img'];
  expect(await rules(undefined, ['wcag2a'])).toEqual([
    button,
    'document-title: html',
    'html-has-lang: html',
    image,
  ]);
  expect(await rules('#bar', ['wcag2a'])).toEqual([button]);
  const withoutBar = await rules({ exclude: ['#bar'] });
  expect(withoutBar).toContain(image);
  expect(withoutBar).not.toContain(button);
});
