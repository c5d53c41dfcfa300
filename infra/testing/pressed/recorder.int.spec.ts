import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser } from '#infra/browser/launch-browser.ts';
import type { Sighting } from './control.ts';
import { recordControls } from './open-context.ts';
import { faultsOf, gatherPresses } from './press-report.ts';
import { buildRecorder } from './recorder-script.ts';

let browser: Browser;
let recorder: string;
beforeAll(async () => {
  [browser, recorder] = await Promise.all([launchBrowser(), buildRecorder()]);
});
afterAll(() => browser.close());

let page: Page;
let sightings: Sighting[];
beforeEach(async () => {
  sightings = [];
  const context = await browser.newContext({ baseURL: 'http://ninety.test' });
  await recordControls(context, recorder, (line) => sightings.push(JSON.parse(line) as Sighting));
  page = await context.newPage();
});
afterEach(() => page.context().close());

async function show(body: string): Promise<void> {
  const html = `<!doctype html><title>A page</title><main>${body}</main>`;
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/profile');
}
const expectSeen = (name: string) => expect.poll(() => sightings.some((one) => one.name === name)).toBe(true);
const pressed = () =>
  sightings.filter(({ wasPressed }) => wasPressed).map(({ role, name }) => `${role} ${name}`);

test('of two buttons, the one that was not pressed is missing', async () => {
  await show('<button>Save</button><button aria-label="Throw away">x</button>');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(pressed).toEqual(['button Save']);
  // What is seen is told a while after what was pressed.
  await expectSeen('Throw away');
  expect(faultsOf(gatherPresses(sightings, { titles: [], texts: new Set() }), {})).toEqual([
    'No test presses this control: student: button “Throw away” (seen at /profile)',
  ]);
});

test('a press of a page’s own code is no press, and the keyboard’s is one', async () => {
  await show('<button>Save</button><button>Next</button><a href="#there">There</a><input aria-label="Text">');
  await page
    .getByRole('button', { name: 'Save' })
    .evaluate((button) => (button as unknown as { click(): void }).click());
  await page.getByRole('button', { name: 'Next' }).press('Space');
  await page.getByRole('link').press('Enter');
  await expect.poll(pressed).toEqual(['button Next', 'link There']);
});

test('a press counts though what is under the pointer is another element by the time it comes up', async () => {
  await show('<button aria-label="Show"><b>Show the password</b></button>');
  await page.evaluate(`
    const button = document.querySelector('button');
    button.onmousedown = () => { button.innerHTML = '<i>Hide the password</i>'; };`);
  await page.getByRole('button').click();
  await expect.poll(pressed).toEqual(['button Show']);
});

test('a press counts though the page is left by it', async () => {
  await show('<a href="/elsewhere">Go</a>');
  await page.getByRole('link').click();
  await page.waitForURL('**/elsewhere');
  await expect.poll(pressed).toEqual(['link Go']);
});

test('a choice of a list, a switch by its label and a slider are presses', async () => {
  await show(`<label>Exam <select><option>Core</option><option>Academic</option></select></label>
    <label>Dark <input type="checkbox" role="switch"></label><input type="range" aria-label="Volume">
    <details><summary>More</summary>Text</details>`);
  await page.getByLabel('Exam').selectOption('Academic');
  await page.getByText('Dark').click();
  await page.getByRole('slider').press('ArrowRight');
  await page.getByText('More').click();
  await expect.poll(pressed).toEqual(['combobox Exam', 'switch Dark', 'slider Volume', 'summary More']);
});

test('what cannot be pressed is not seen: hidden, switched off, or behind a dialog', async () => {
  await show(`<button hidden>Hidden</button><button disabled>Off</button><button aria-disabled="true">Off too</button>
    <div inert><button>Behind</button></div><div aria-hidden="true"><button>Silent</button></div><button>Here</button>`);
  await expectSeen('Here');
  expect(sightings.map(({ name }) => name)).toEqual(['Here']);
  await page.getByText('Off', { exact: true }).evaluate((button) => button.removeAttribute('disabled'));
  await expectSeen('Off');
});

test('a control tells what is around it: the innermost that has a name', async () => {
  await show(
    '<section role="dialog" aria-label="Sure?"><fieldset><legend>Which</legend><div role="group"><button>All</button></div></fieldset></section><button>Out</button>',
  );
  await expectSeen('All');
  expect(sightings.map(({ area }) => area)).toEqual([{ role: 'group', name: 'Which' }, undefined]);
});

test('a control is seen again where it says something else', async () => {
  await show('<button>Show</button>');
  await expectSeen('Show');
  await page.getByRole('button').evaluate((button) => (button.textContent = 'Hide'));
  await expectSeen('Hide');
});

test('a clock that a test puts in the page’s place does not stop it', async () => {
  await page.clock.install();
  await show('<button>Here</button>');
  await expectSeen('Here');
});
