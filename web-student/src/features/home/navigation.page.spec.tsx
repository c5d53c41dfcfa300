import { expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { dayMs } from '#domain/core/durations.ts';
import { fewestAnswers } from '#domain/study-plan/score-today.ts';
import { dashboardAnswers } from '#student/testing/dashboard.ts';
import { refused, type Answers } from '#student/testing/fake-api.ts';
import { student } from '#student/testing/people.ts';
import { profileAnswers } from '#student/testing/accounts/profile.ts';
import { listing, questionListAnswers } from '#student/testing/practice/question-list.ts';
import { renderPage } from '#student/testing/render-page.tsx';
import { studyPlanAnswers } from '#student/testing/study-plan.ts';

const banner = page.getByRole('banner');
const main = page.getByRole('main');
const menuItem = (name: string) => page.getByRole('menuitem', { name });
const redirect = () => new URLSearchParams(location.search).get('redirect');

const neighbours = {
  fetchNeighbours: () => ({ status: 200, body: { previous: null, next: null, place: 1, total: 1 } }),
} satisfies Answers;
const visitorAnswers = { ...questionListAnswers([listing('RSA-0001')]), ...neighbours };
const studentAnswers = {
  ...dashboardAnswers(),
  ...neighbours,
  ...profileAnswers(student),
  fetchStatistics: () => ({ status: 200, body: { types: [] } }),
} satisfies Answers;

async function expectToLead(link: Locator, pathname: string) {
  await link.click();
  await expect.poll(() => location.pathname).toBe(pathname);
}

const expectTarget = (link: Locator, href: string) => expect.element(link).toHaveAttribute('href', href);

it('leads a visitor everywhere from the top bar, the menu of a phone and the footer of the home page', async () => {
  const { goTo } = await renderPage('/', { api: visitorAnswers });
  for (const [name, pathname] of [
    ['Login', '/login'],
    ['Sign up', '/register'],
    ['Practice', '/practice'],
    ['Mock Tests', '/mock-test'],
    ['Ninety, home', '/'],
  ] as const) {
    await expectToLead(banner.getByRole('link', { name }), pathname);
  }
  await expectToLead(main.getByRole('link', { name: 'Sign up' }).first(), '/register');
  const places = [
    ['Practice', '/practice'],
    ['Mock Tests', '/mock-test'],
    ['Blog', '/blog'],
    ['Contact Us', '/contact-us'],
    ['Login', '/login'],
    ['Sign up', '/register'],
  ] as const;
  for (const [name, pathname] of [
    ['Blog', '/blog'],
    ['Mobile app', '/download-pte-mobile-app'],
  ] as const) {
    await expectTarget(banner.getByRole('link', { name }), pathname);
  }
  goTo('/');
  for (const [name, pathname] of places) {
    await expectTarget(
      page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name }),
      pathname,
    );
  }
  await page.viewport(360, 740);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  for (const [name, pathname] of places) await expectTarget(menuItem(name), pathname);
  await expectToLead(menuItem('Practice'), '/practice');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  (await page.getByRole('link', { name: 'Skip to the content' }).findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(main).toHaveFocus();
});

it('leads a student everywhere from the side bar and the profile menu', async () => {
  await renderPage('/dashboard', { user: student, api: studentAnswers });
  const places = [
    ['Quick Practice', '/practice'],
    ['Mock Tests', '/mock-test'],
    ['Statistics', '/statistics'],
    ['Dashboard', '/dashboard'],
  ] as const;
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const [name, pathname] of places) {
    await expectToLead(bar.getByRole('link', { name, exact: true }), pathname);
  }
  const readings = [
    ['Blogs', '/blog'],
    ['FAQ', '/faq'],
    ['Mobile App', '/download-pte-mobile-app'],
  ] as const;
  for (const [name, pathname] of readings) {
    await expectTarget(bar.getByRole('link', { name, exact: true }), pathname);
  }
  await page.getByRole('button', { name: 'Profile menu' }).click();
  for (const [name, pathname] of [...places, ...readings]) await expectTarget(menuItem(name), pathname);
  await expectTarget(menuItem('My words'), '/my-words');
  await expectToLead(menuItem('My Profile'), '/profile');
});

it('leads everywhere from the bottom bar of a phone, which a question hides', async () => {
  const { goTo } = await renderPage('/dashboard', {
    user: student,
    api: studentAnswers,
    width: 360,
    height: 740,
  });
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const [name, heading] of [
    ['Practice', 'Quick Practice'],
    ['Mock Tests', 'Mock Tests'],
    ['Statistics', 'No statistics yet'],
    ['Profile', 'My Profile'],
    ['Dashboard', 'Dashboard'],
  ] as const) {
    await bar.getByRole('link', { name, exact: true }).click();
    await expect.element(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  }
  goTo('/exercise?uid=RSA-0001');
  await expect.element(page.getByRole('button', { name: 'Submit' })).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
});

it('opens the menu of a visitor only by a press of its own, after a logout by the profile menu', async () => {
  await renderPage('/dashboard', {
    user: student,
    api: { ...studentAnswers, ...visitorAnswers, logoutStudent: () => ({ status: 200, body: {} }) },
    width: 360,
    height: 740,
  });
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await menuItem('Log Out').click();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expectTarget(menuItem('Practice'), '/practice');
});

it('leads an admin to the console from the top bar and the profile menu', async () => {
  const admin = { ...student, platformAccess: 'admin' } as const;
  await renderPage('/dashboard', { user: admin, api: { ...studentAnswers, ...profileAnswers(admin) } });
  await expect.element(banner.getByRole('link', { name: 'Admin area' })).toHaveAttribute('href', '/admin/');
  await page.getByRole('button', { name: 'Profile menu' }).click();
  await expectTarget(menuItem('Admin area'), '/admin/');
});

it('leads on from a page and from a question that do not exist', async () => {
  const { goTo } = await renderPage('/not-found', {
    api: { ...visitorAnswers, fetchQuestion: () => refused('question_not_found') },
  });
  const practice = main.getByRole('link', { name: 'Go to practice' });
  for (const address of ['/not-found', '/nowhere']) {
    goTo(address);
    await expectToLead(practice, '/practice');
    goTo(address);
    await expectToLead(main.getByRole('link', { name: 'Home' }), '/');
  }
  goTo('/exercise?uid=RSA-9999');
  await expectToLead(practice, '/practice');
  // For a server page that is unreachable, the service worker shows the client.
  goTo('/blog/linking-words');
  await expect
    .element(main.getByRole('link', { name: 'Try again' }))
    .toHaveAttribute('href', '/blog/linking-words');
  await expectToLead(practice, '/practice');
});

it('leads a visitor to the login from every page that needs one', async () => {
  const { goTo } = await renderPage('/', {
    api: { ...visitorAnswers, fetchQuestion: () => refused('paid_plan_needed') },
  });
  for (const address of [
    '/dashboard',
    '/statistics',
    '/profile?openSettings=true',
    '/mock-test',
    '/mock-test/results?id=1&submit=true',
    '/mock-test/scorecard?id=1',
    '/checkout?id=1',
    '/set-password',
  ]) {
    goTo(address);
    await expectToLead(main.getByRole('link', { name: 'Log in now' }), '/login');
    expect(redirect()).toBe(address);
  }
  goTo('/exercise?uid=RSA-0002');
  await expectToLead(main.getByRole('link', { name: 'Log in' }), '/login');
  expect(redirect()).toContain('RSA-0002');
});

it.each([
  ['visitor', '/home', '/'],
  ['student', '/', '/dashboard'],
  ['student', '/home', '/dashboard'],
  ['student', '/login', '/dashboard'],
  ['student', '/register', '/dashboard'],
  ['student', '/login?redirect=%2Fstatistics', '/statistics'],
  ['student', '/login?redirect=%2F%2Fexample.org', '/dashboard'],
  ['student', '/login?redirect=https%3A%2F%2Fexample.org', '/dashboard'],
])('leads a %s from %s to %s', async (who, address, target) => {
  if (who === 'visitor') await renderPage(address, { api: visitorAnswers });
  else await renderPage(address, { user: student, api: studentAnswers });
  await expect.poll(() => location.pathname).toBe(target);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
});

it('leads from the skills of the dashboard and from empty statistics to practice', async () => {
  const answers = Array.from({ length: fewestAnswers }, (_answer, index) => ({
    uid: 'LWD-0001',
    type: 'LWD' as const,
    points: 1,
    maximum: 1,
    at: new Date(Date.now() - (index % 2) * dayMs).toISOString(),
    from: 'practice' as const,
  }));
  const { goTo } = await renderPage('/dashboard', {
    user: student,
    api: { ...studentAnswers, ...studyPlanAnswers({ answers }) },
  });
  const skills = page.getByRole('region', { name: 'Your score today' });
  for (const name of ['Speaking', 'Writing', 'Reading', 'Listening']) {
    await expectToLead(skills.getByRole('link', { name }), '/practice');
    expect(new URLSearchParams(location.search).get('section')).toBe(name.toLowerCase());
    history.back();
    await expect.poll(() => location.pathname).toBe('/dashboard');
  }
  goTo('/statistics');
  await expectToLead(main.getByRole('link', { name: 'Answer your first question' }), '/practice');
});
