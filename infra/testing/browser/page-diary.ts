import type { BrowserContext, Page, Request } from 'playwright-core';

const keptLines = 15;
const longestOutline = 2500;

/** The activity and content of a context's pages, for the diagnosis of a failed test. */
export interface PageDiary {
  /** Addresses, the last calls including pending ones, errors, and each page's outline by roles. */
  tell(): Promise<string>;
}

/** Records the requests and errors of a context's pages, to diagnose rare failures. */
export function keepDiary(context: BrowserContext): PageDiary {
  const opened = Date.now();
  const lines: string[] = [];
  const unanswered = new Map<Request, string>();
  const write = (line: string) => {
    lines.push(`${String(Date.now() - opened).padStart(6)} ms  ${line}`);
    if (lines.length > keptLines) lines.shift();
  };
  const describe = (request: Request) =>
    `${request.method()} ${new URL(request.url()).pathname} ${request.postData()?.slice(0, 200) ?? ''}`.trimEnd();
  const isCall = (request: Request) => ['fetch', 'xhr', 'document'].includes(request.resourceType());
  context.on('request', (request) => {
    if (isCall(request)) unanswered.set(request, describe(request));
  });
  context.on('response', (response) => {
    const request = response.request();
    if (unanswered.delete(request)) write(`${response.status()} ${describe(request)}`);
  });
  context.on('requestfailed', (request) => {
    if (unanswered.delete(request)) write(`${request.failure()?.errorText ?? 'failed'} ${describe(request)}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error') write(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => write(`thrown: ${error.error().message}`));
  return {
    async tell() {
      const waiting = [...unanswered.values()].map((request) => `  not answered: ${request}`);
      const pages = await Promise.all(context.pages().map(outline));
      return [...lines, ...waiting, ...pages].join('\n');
    },
  };
}

async function outline(page: Page): Promise<string> {
  try {
    const shown = await page.locator('body').ariaSnapshot({ timeout: 5000 });
    return `${page.url()} showed\n${shown.slice(0, longestOutline)}`;
  } catch (error) {
    return `${page.url()} could not be read: ${String(error)}`;
  }
}
