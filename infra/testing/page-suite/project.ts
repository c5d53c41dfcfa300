import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { launchOptions as optionsFor } from '../../browser/launch-browser.ts';
import { patienceMs } from '../patience.ts';
import { returnClipboard, takeClipboard } from './clipboard.ts';
import { sounds } from './sounds.ts';

/** React's production build, as users run it: it uses a fifth less CPU time than the development build. */
const production = { 'process.env.NODE_ENV': '"production"' };

/** Chromium with fake microphones, whose permission is granted. */
const launchOptions = await optionsFor([
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
]);

/** The mouse keeps its position between tests, and would hover over whatever appears there. */
const prepareWindow: BrowserCommand<
  [colorScheme: 'light' | 'dark', forcedColors?: 'active' | 'none']
> = async ({ page }, colorScheme, forcedColors) => {
  await page.mouse.move(0, 0);
  await page.emulateMedia({ colorScheme, ...(forcedColors && { forcedColors }) });
};

/** Drags one element onto another in several steps: dnd-kit ignores the single jump of Playwright's `dragAndDrop`. */
const drag: BrowserCommand<[from: string, to: string]> = async ({ page, iframe }, from, to) => {
  const pointer = page.mouse;
  const middleOf = async (selector: string) => {
    const box = await iframe.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} is not visible`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await iframe.locator(from).hover();
  await pointer.down();
  const [start, end] = [await middleOf(from), await middleOf(to)];
  // A small step starts the drag, and dnd-kit needs a moment to pick the element up.
  await pointer.move(start.x, start.y + 8, { steps: 2 });
  await iframe.locator('[data-dnd-dragging]').waitFor();
  await pointer.move(end.x, end.y, { steps: 6 });
  await pointer.up();
};

/**
 * Page specs of one client: the real client in Chromium, with a fake API. Each client is a separate project, because
 * the files of a project share a document and its styles.
 */
export const pageProject = (client: 'web-student' | 'web-admin'): TestProjectInlineConfiguration => ({
  plugins: [sounds()],
  define: production,
  resolve: { conditions: ['module', 'browser', 'production'] },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  optimizeDeps: {
    // Dependencies that are only discovered during the run make Vite reload the page and fail the tests.
    entries: [`${client}/src/main.tsx`, `${client}/src/**/*.page.spec.tsx`],
    include: ['react/jsx-runtime'],
    rolldownOptions: { transform: { define: production } },
  },
  publicDir: `${client}/public`,
  test: {
    name: `page-${client}`,
    include: [`${client}/src/**/*.page.spec.tsx`],
    sequence: { groupOrder: 2 },
    // `renderPage` and `renderConsole` reset the clients' module state: reloading the modules for each file took a
    // fifth to a third of the CPU time.
    isolate: false,
    // Both clients share these windows. Half of the time they wait for content to appear.
    maxWorkers: 4,
    testTimeout: patienceMs,
    expect: { poll: { timeout: patienceMs / 4 } },
    retry: 1,
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      dependencySourcemaps: false,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({
        launchOptions,
        contextOptions: {
          reducedMotion: 'reduce',
          colorScheme: 'light',
          permissions: ['clipboard-read', 'clipboard-write'],
        },
        actionTimeout: patienceMs / 4,
      }),
      locators: { exact: false },
      commands: { prepareWindow, drag, takeClipboard, returnClipboard },
      instances: [{ browser: 'chromium' }],
    },
  },
});
