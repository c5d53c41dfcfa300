import { defineConfig } from 'vitest/config';
import { pageProject } from './infra/testing/page-suite/project.ts';
import { SlowFilesFirst } from './infra/test-runner/slow-files-first.ts';
import { patienceMs } from './infra/testing/patience.ts';

const server = ['domain', 'projections', 'services', 'workflows', 'infra'];
const everywhere = (suffix: string) => server.map((wing) => `${wing}/**/*${suffix}`);

/** A limit of time ends what hangs, and nothing else: the bench judges speed. */
const hangsAfterMs = 600_000;
const limits = {
  expect: { poll: { timeout: patienceMs } },
  testTimeout: hangsAfterMs,
  hookTimeout: hangsAfterMs,
};

/** Tests on real parts: a test that passes at its second try is reported as flaky and does not fail the run. */
const onRealParts = {
  ...limits,
  globalSetup: ['infra/testing/global-setup.ts'],
  // Each file makes its own database; loading the modules anew for each took a quarter of the time.
  isolate: false,
  retry: 1,
};

/** These wait for recordings and clocks for three quarters of their time: they run beside the other suites. */
const waiting = ['scored-answers', 'mock-test*', 'offline'].map((name) => `web-student/e2e/${name}.spec.ts`);

/**
 * The suites: `unit` is pure; `integration` runs on real Postgres and Temporal; `page-*` show the pages of a client in front
 * of a fake API; `browser` and `waiting` drive a real Chromium in front of the whole system;
 * `slow` and `second-store` are what `npm run test:all` adds to `npm test`; `containers` needs Docker (`npm run test:containers`).
 */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowFilesFirst },
    projects: [
      {
        test: {
          ...limits,
          name: 'unit',
          include: [...everywhere('.spec.ts'), 'web-*/src/**/*.spec.{ts,tsx}'],
          sequence: { groupOrder: 0 },
          // Pure tests leave nothing behind, and most of their time was the loading of the same modules anew.
          isolate: false,
          // Vitest would leave one of two processors to itself.
          maxWorkers: 3,
          exclude: ['**/*.{int,slow,containers,page}.spec.{ts,tsx}', '**/e2e/**', '**/node_modules/**'],
        },
      },
      {
        test: {
          ...onRealParts,
          name: 'integration',
          include: everywhere('.int.spec.ts'),
          sequence: { groupOrder: 1 },
          // Temporal's workers run workflows in the process of the test instead of two threads that load all modules anew.
          // The browser tests run them in threads, as the product does.
          env: { TEMPORAL_DEBUG: '1' },
          // Workers wait for Postgres, Temporal and threads of their own: three leave two processors a third idle.
          maxWorkers: 4,
        },
      },
      pageProject('web-student'),
      pageProject('web-admin'),
      {
        test: {
          ...onRealParts,
          name: 'browser',
          include: ['web-*/e2e/**/*.spec.ts'],
          exclude: [...waiting, '**/*.slow.spec.ts', '**/node_modules/**'],
          sequence: { groupOrder: 2 },
          // One of three always waits for what moves on its screen: two left a quarter of two processors idle.
          maxWorkers: 3,
        },
      },
      {
        test: {
          ...onRealParts,
          name: 'waiting',
          include: waiting,
          sequence: { groupOrder: 3 },
          maxWorkers: 1,
        },
      },
      {
        test: {
          ...onRealParts,
          name: 'slow',
          include: [...everywhere('.slow.spec.ts'), 'web-*/e2e/**/*.slow.spec.ts'],
          sequence: { groupOrder: 4 },
          maxWorkers: 2,
        },
      },
      {
        test: {
          ...onRealParts,
          name: 'second-store',
          include: ['web-student/e2e/{journey,mock-test}.spec.ts'],
          env: { TEST_EVENT_STORE: 'eventstoredb' },
          sequence: { groupOrder: 5 },
        },
      },
      {
        test: {
          ...limits,
          name: 'containers',
          include: everywhere('.containers.spec.ts'),
          sequence: { groupOrder: 6 },
        },
      },
    ],
  },
});
