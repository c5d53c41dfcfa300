import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { homeSectionTypes } from '#domain/content/home-sections.ts';
import { expectAccessible, looks } from '#student/testing/expect-accessible.ts';
import { unreachable } from '#student/testing/fake-api.ts';
import { shownHome } from '#student/testing/home.ts';
import { questionListAnswers } from '#student/testing/practice/question-list.ts';
import { renderPage } from '#student/testing/render-page.tsx';

const api = questionListAnswers([]);
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

it.each(looks)('shows every kind of section, $width px wide in the $colorScheme', async (look) => {
  expect(new Set(shownHome.sections.map(({ type }) => type))).toEqual(new Set(homeSectionTypes));
  await renderPage('/', { ...look, api });
  await expect.element(heading('Know your level')).toBeVisible();
  const titles = shownHome.sections.flatMap((section) => ('title' in section ? [section.title] : []));
  for (const title of titles) await expect.element(heading(title)).toBeInTheDocument();
  await expect.element(page.getByText('(skipped)').first()).toBeInTheDocument();
  expect(
    page
      .getByRole('deletion')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['is', 'an']);
  expect(
    page
      .getByRole('insertion')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['are', 'a']);
  await expect.element(page.getByText('Grammar: 1 of 2.')).toBeInTheDocument();
  const writing = page.getByRole('listitem').filter({ has: heading('Writing') });
  await expect.element(writing.getByText('63 questions of 4 types')).toBeInTheDocument();
  await expect.element(page.getByLabelText('Recording of the example')).toBeInTheDocument();
  await expect.element(page.getByText('$99')).toBeInTheDocument();
  await expect.element(page.getByRole('img', { name: '5 of 5 stars' })).toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'Watch the video of Ada' }))
    .toHaveAttribute('href', 'https://video.example.org/1');
  await expect.element(page.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/contact-us');
  await expectAccessible('the home page with every section');
});

it('leaves out reviews and posts where there are none, and all sections where they cannot be read', async () => {
  const empty = { ...shownHome, reviews: [], posts: [], plans: [] };
  const { api: fake, goTo } = await renderPage('/', {
    api: { ...api, fetchHome: () => ({ status: 200, body: empty }) },
  });
  await expect.element(heading('Frames')).toBeInTheDocument();
  await expect.element(heading('What students say')).not.toBeInTheDocument();
  await expect.element(heading('New in the blog')).not.toBeInTheDocument();
  fake.answer({ fetchHome: unreachable });
  goTo('/');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Try a free question' })).toBeVisible();
  await expect.element(heading('Frames')).not.toBeInTheDocument();
});
