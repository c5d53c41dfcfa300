import pino from 'pino';
import { StoreUnavailable } from '#domain/core/events/event-store.ts';
import { generatePassword } from '#infra/config/generate-password.ts';
import { WrongConfiguration } from '#infra/config/wrong-configuration.ts';
import { readConfig, type Config } from '#infra/config/config.ts';
import { openStorage } from '#infra/processes/open-storage.ts';
import { readFixedTests } from './mock-tests.ts';
import { questionBank } from './questions.ts';
import { isDemoUnfinished } from './demo/demo-progress.ts';
import { demoBegan } from './demo/demo-weeks.ts';
import { playDemo } from './demo/play-demo.ts';
import { seedAccount } from './seed-account.ts';
import { seedMockTests } from './seed-mock-tests.ts';
import { seedPrices } from './seed-prices.ts';
import { seedQuestions } from './seed-questions.ts';

/**
 * Seeds a new installation through ordinary commands: questions, fixed tests, price list, one admin and one demo
 * student, optionally with three weeks of history. Repeatable: changed files become revisions. Generated passwords are
 * printed when their account is created.
 */
async function seed(): Promise<void> {
  const config = readConfig();
  const log = pino({ name: 'seed', level: config.logLevel });
  await using storage = await openStorage(config, log, { connections: 8 });
  const { journal } = storage;
  const now = new Date().toISOString();
  const { added, revised, leftAlone } = await seedQuestions(journal, now, questionBank);
  if (added.length > 0) console.log(`questions added: ${added.length}`);
  if (revised.length > 0) console.log(`questions revised: ${revised.join(', ')}`);
  for (const uid of leftAlone)
    console.log(`${uid}: skipped, because both the file and an admin have changed it`);
  const tests = await seedMockTests(journal, now, readFixedTests());
  if (tests.added.length > 0) console.log(`tests added: ${tests.added.length}`);
  if (tests.revised.length > 0) console.log(`tests revised: ${tests.revised.join(', ')}`);
  for (const id of tests.leftAlone)
    console.log(`${id}: skipped, because an admin has revised it or one of its questions`);
  const prices = await seedPrices(journal, now);
  if (prices.begun.length > 0) console.log(`price lists started: ${prices.begun.join(', ')}`);
  for (const platformAccess of ['admin', 'student'] as const) {
    const { email, password: chosen } = config[platformAccess];
    const password = chosen ?? generatePassword();
    const hasHistory = platformAccess === 'student' && isDemo(config);
    const at = hasHistory ? demoBegan(now) : now;
    const account = { email, password, platformAccess };
    const seeded = await seedAccount({ journal, settings: config }, account, at);
    if (!seeded) continue;
    const { userId, isNew } = seeded;
    if (isNew) console.log(`${platformAccess}: ${email}${chosen === undefined ? ` ${password}` : ''}`);
    if (!hasHistory || !(await isDemoUnfinished(journal, userId, now))) continue;
    const isPlayed = await playDemo({ storage, settings: config, log }, { userId, email, password });
    if (!isPlayed)
      console.log(`${email}: the demo history stays unfinished, because the password has changed`);
  }
}

const isDemo = ({ environment, demoHistory }: Config) => environment === 'development' && demoHistory;

try {
  await seed();
} catch (error) {
  if (error instanceof StoreUnavailable) console.error(`The event store cannot be reached: ${error.message}`);
  else console.error(error instanceof WrongConfiguration ? error.message : error);
  process.exitCode = 1;
}
