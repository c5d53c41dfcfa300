import pg from 'pg';
import { fetchAllPackages } from '#domain/commerce/contract.ts';
import { launchBrowser } from '#infra/browser/launch-browser.ts';
import { setSwitches } from '#services/payments/till/till-switches.ts';
import { makeDatabase } from '../http/database.ts';
import { openWindow, startSite } from '../browser/site.ts';
import { median, type BenchOptions, type BenchRow } from '../row.ts';
import { clientWith, registerStudents } from '../sittings/students.ts';
import { buyOnScreen } from './on-screen.ts';
import { askAtTill, payByCard } from './pay.ts';
import { untilGranted } from './until-granted.ts';
import { measureWebhooks } from './webhooks.ts';

/** Measures purchases over HTTP, with the API in a separate process and the till as the payment provider. */
export async function benchCommerce({ url, quick }: BenchOptions): Promise<BenchRow[]> {
  await using cleanUp = new AsyncDisposableStack();
  const database = await makeDatabase(url);
  cleanUp.defer(database.drop);
  const pool = cleanUp.adopt(new pg.Pool({ connectionString: database.url, max: 4 }), (opened) =>
    opened.end(),
  );
  // The till does not exist in production.
  const platform = cleanUp.use(await startSite(database.url, { NINETY_ENV: 'development' }));
  const students = await registerStudents(platform, quick ? 2 : 10, 0);

  const looks: number[] = [];
  for (const { client } of students) {
    for (let look = 0; look < (quick ? 10 : 50); look += 1) {
      const before = performance.now();
      await client.call(fetchAllPackages, { country: 'IN' });
      looks.push(performance.now() - before);
    }
  }

  const checkouts: number[] = [];
  for (const student of students) {
    for (let turn = 0; turn < (quick ? 2 : 10); turn += 1) {
      const before = performance.now();
      const asked = await askAtTill(student);
      await payByCard(asked.redirectUrl);
      await untilGranted(student, asked.cartId);
      checkouts.push(performance.now() - before);
    }
  }

  const browser = await launchBrowser();
  cleanUp.defer(() => browser.close());
  const { page } = await openWindow(browser, platform);
  const onScreen: number[] = [];
  // A user has only one session: the one on the page.
  const token = await page.evaluate<string>('localStorage.getItem("jwtToken")');
  const buyer = clientWith(platform, token);
  for (let turn = 0; turn < (quick ? 3 : 30); turn += 1) onScreen.push(await buyOnScreen(page, buyer));
  await page.context().close();

  await setSwitches(pool, { never: 1, late: 0, lateMs: 0, twice: 0 });
  const webhooks = await measureWebhooks(platform, pool, students, quick ? 20 : 400);
  return [
    {
      name: 'Pricing page, at the server, p50',
      unit: 'ms',
      value: median(looks),
      limit: null,
      ratio: null,
      goal: 15,
    },
    {
      name: 'Checkout to access with the till, p50',
      unit: 'ms',
      value: median(checkouts),
      limit: null,
      ratio: null,
      goal: 1_500,
      note: 'from the cart to the granted package, without a browser',
    },
    {
      name: 'Checkout to access on the screen, p50',
      unit: 'ms',
      value: median(onScreen),
      limit: null,
      ratio: null,
      goal: 1_500,
      note: `from the press of Pay to what the student has now, the till's page between; the slowest ${Math.round(Math.max(...onScreen))} ms`,
    },
    {
      name: 'Webhooks of payments, each granted before it is acknowledged',
      unit: 'per second',
      value: webhooks,
      limit: 100,
      ratio: webhooks / 100,
      goal: 1,
      note: 'the limit is the goal of the issue: 100 a second on 2 cores',
    },
  ];
}
