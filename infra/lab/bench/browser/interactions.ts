import type { Locator, Page } from 'playwright-core';

export interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<void>;
  /** The measured clicks and key presses. */
  readonly work: (page: Page) => Promise<void>;
}

const question = (uid: string) => `/exercise?uid=${uid}`;
const practice = '/practice?section=ALL';

/** The delay between two clicks or key presses, like a fast user's. */
const pressMs = 250;
const letterMs = 60;

export const interactions: readonly Interaction[] = [
  {
    name: 'choosing one option',
    path: question('RSA-0001'),
    work: (page) => pressEach(page.getByRole('radio'), 3),
  },
  {
    name: 'choosing several options',
    path: question('RMA-0001'),
    work: (page) => pressEach(page.getByRole('checkbox'), 4),
  },
  {
    name: 'dragging a paragraph',
    path: question('RRP-0001'),
    async work(page) {
      const paragraphs = page.getByRole('list', { name: 'Paragraphs in your order' }).getByRole('listitem');
      for (const [from, to] of [
        [0, 2],
        [3, 1],
      ] as const) {
        await drag(paragraphs.nth(from).getByRole('button').first(), paragraphs.nth(to), 0.6);
      }
    },
  },
  {
    name: 'moving a paragraph by its buttons',
    path: question('RRP-0002'),
    async work(page) {
      const down = page.getByRole('button', { name: /^Move paragraph \w down$/ });
      for (const place of [0, 1, 0]) await press(down.nth(place));
    },
  },
  {
    name: 'dropping a word into a blank',
    path: question('RFG-0001'),
    async work(page) {
      for (const blank of [0, 1, 2]) await drag(bank(page).first(), blanks(page).nth(blank), 0.5);
    },
  },
  {
    name: 'picking a word and a blank for it',
    path: question('RFG-0002'),
    async work(page) {
      for (const blank of [0, 1, 2]) {
        await press(bank(page).first());
        await press(blanks(page).nth(blank));
      }
      await press(blanks(page).first());
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'choosing in a drop-down',
    path: question('RFB-0001'),
    async work(page) {
      for (const list of [0, 1, 2]) {
        await page
          .getByRole('combobox', { name: /^Blank / })
          .nth(list)
          .focus();
        for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await strike(page, key);
      }
    },
  },
  {
    name: 'typing a dictation while it is played',
    path: question('LWD-0001'),
    prepare: startRecording,
    async work(page) {
      await press(page.getByRole('textbox', { name: 'Your sentence' }));
      await page.keyboard.type('The library opens early on weekdays.', { delay: letterMs });
    },
  },
  {
    name: 'typing into blanks while the recording is played',
    path: question('LWB-0001'),
    prepare: startRecording,
    async work(page) {
      for (const blank of [0, 1]) {
        await press(page.getByRole('textbox', { name: /^Blank / }).nth(blank));
        await page.keyboard.type('weather report', { delay: letterMs });
      }
    },
  },
  {
    name: 'choosing words of a transcript',
    path: question('LIW-0001'),
    prepare: startRecording,
    work: (page) => pressEach(page.getByRole('group', { name: 'Transcript' }).getByRole('button'), 5),
  },
  {
    name: 'submitting, and the score with its reasons',
    path: question('RMA-0002'),
    prepare: (page) => pressEach(page.getByRole('checkbox'), 2),
    async work(page) {
      await press(page.getByRole('button', { name: 'Submit', exact: true }));
      await page.getByRole('heading', { name: 'Why', exact: true }).waitFor();
      await press(page.getByRole('button', { name: 'Try again' }));
    },
  },
  {
    name: 'opening the list of questions, and closing it',
    path: `${question('RSA-0001')}&section=ALL`,
    async work(page) {
      for (let times = 0; times < 2; times += 1) {
        await press(page.getByRole('button', { name: 'Question list' }));
        await page.getByRole('dialog').getByRole('link').first().waitFor();
        await strike(page, 'Escape');
      }
    },
  },
  {
    name: 'filtering the practice table',
    path: practice,
    async work(page) {
      for (const name of ['2', 'Predicted', '3', 'Predicted', '2', '3']) {
        await press(page.getByRole('search').getByRole('button', { name, exact: true }));
      }
    },
  },
  {
    name: 'searching the practice table',
    path: practice,
    async work(page) {
      await press(page.getByRole('searchbox'));
      await page.keyboard.type('water in the city', { delay: letterMs });
    },
  },
  {
    name: 'sorting the practice table',
    path: practice,
    async work(page) {
      for (const name of ['Title', 'Difficulty', 'Difficulty', 'Title', 'Number']) {
        await press(page.getByRole('columnheader', { name }).getByRole('button'));
      }
    },
  },
  {
    name: 'choosing a section and a type',
    path: practice,
    async work(page) {
      const [reading, listening] = ['Reading', 'Listening'].map((name) =>
        page.getByRole('group', { name: 'Section' }).getByRole('button', { name, exact: true }),
      );
      for (const section of [reading, listening]) {
        if (section) await press(section);
        await press(
          page
            .getByRole('group', { name: / types$/ })
            .getByRole('button')
            .nth(1),
        );
      }
    },
  },
];

const bank = (page: Page) => page.getByRole('group', { name: 'Words' }).getByRole('button');
const blanks = (page: Page) => page.getByRole('button', { name: /^Blank \d/ });

/** Finding the button costs the page time too, so it must finish before the click. */
async function press(target: Locator): Promise<void> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const { x, y } = await centreOf(target);
  await page.mouse.move(x, y);
  await page.waitForTimeout(pressMs);
  await page.mouse.click(x, y);
  await page.waitForTimeout(pressMs);
}

async function centreOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target.toString()} is not on the screen`);
  return { ...box, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function strike(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.waitForTimeout(pressMs);
}

async function pressEach(targets: Locator, count: number): Promise<void> {
  for (let place = 0; place < count; place += 1) await press(targets.nth(place));
}

async function startRecording(page: Page): Promise<void> {
  const player = page.getByRole('region', { name: 'Recording' });
  await player.getByRole('button', { name: /^(Start now|Play)$/ }).click();
  await player.getByRole('button', { name: 'Pause' }).waitFor();
}

/** Drags like a user: presses, moves a small step, moves to the target in a third of a second, and releases. */
async function drag(from: Locator, to: Locator, depth: number): Promise<void> {
  const page = from.page();
  const [start, end] = [await centreOf(from), await centreOf(to)];
  const [byX, byY] = [end.x - start.x, end.y + end.height * (depth - 0.5) - start.y];
  await page.mouse.move(start.x, start.y);
  await page.waitForTimeout(pressMs);
  await page.mouse.down();
  await page.mouse.move(start.x, start.y + 8);
  for (let step = 1; step <= 20; step += 1) {
    await page.mouse.move(start.x + (byX * step) / 20, start.y + (byY * step) / 20);
    await page.waitForTimeout(16);
  }
  await page.mouse.up();
  await page.waitForTimeout(pressMs);
}
