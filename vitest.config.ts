import { defineConfig } from 'vitest/config';

const server = ['domain', 'projections', 'services', 'workflows', 'infra'];
const everywhere = (suffix: string) => server.map((wing) => `${wing}/**/*${suffix}`);

/**
 * The suites: `unit` is pure; `integration` runs on real Postgres, Temporal and both event stores;
 * `browser` drives a real Chromium; `containers` needs Docker and runs apart (`npm run test:containers`).
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [...everywhere('.spec.ts'), 'web-*/src/**/*.spec.{ts,tsx}'],
          sequence: { groupOrder: 0 },
          // Pure tests leave nothing behind, and most of their time was the loading of the same modules anew.
          isolate: false,
          // Pure, and yet a property of thousands of runs takes its time on a machine that is busy.
          testTimeout: 60_000,
          exclude: ['**/*.int.spec.ts', '**/*.containers.spec.ts', '**/e2e/**', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'integration',
          include: everywhere('.int.spec.ts'),
          globalSetup: ['infra/testing/global-setup.ts'],
          sequence: { groupOrder: 1 },
          // Each file builds its own house on its own database; a quarter of the time was the loading of modules anew.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 3,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['web-*/e2e/**/*.spec.ts'],
          // As patient as the browser's own waits: a busy machine is no failure.
          expect: { poll: { timeout: 15_000 } },
          globalSetup: ['infra/testing/global-setup.ts', 'infra/testing/pressed/global-setup.ts'],
          sequence: { groupOrder: 2 },
          isolate: false,
          // Each wait has its own limit; a long way through the product has no other one on a busy machine.
          testTimeout: 180_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'containers',
          include: everywhere('.containers.spec.ts'),
          sequence: { groupOrder: 3 },
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
