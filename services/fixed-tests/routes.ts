import * as contract from '#domain/fixed-tests/contract.ts';
import { faultsOf } from '#domain/fixed-tests/fixed-test.ts';
import type { FixedTestRow } from '#projections/fixed-tests/projection.ts';
import { listFixedTests } from '#projections/fixed-tests/queries.ts';
import type { Dependencies } from '../dependencies.ts';
import { adminResourceRoutes } from '../http/admin-resource.ts';
import { done, route, type Route } from '../http/route.ts';
import { buildTest, publishTest, retireTest, reviseTest, surroundingsOf } from './commands.ts';
import { readFixedTest } from './read-fixed-test.ts';
import { sittingIdOf } from '../sittings/sitting-ids.ts';
import { startTrial } from './start-trial.ts';

export function routes(dependencies: Dependencies): Route[] {
  const { journal, readModels } = dependencies;
  return [
    route(contract.buildMockTest, async ({ input: { test }, ...sent }) => {
      const built = await buildTest(dependencies, test, sent);
      if ('rejected' in built) return built;
      return done({ mockTestId: test.mockTestId, revision: built.state.revision }, built);
    }),

    route(contract.reviseMockTest, async ({ input, ...sent }) => {
      const revised = await reviseTest(dependencies, input, sent);
      if ('rejected' in revised) return revised;
      return done({ mockTestId: input.test.mockTestId, revision: revised.state.revision }, revised);
    }),

    route(contract.publishMockTest, async ({ input: { mockTestId }, ...sent }) => {
      const published = await publishTest(dependencies, mockTestId, sent);
      if ('rejected' in published) return published;
      return done({ mockTestId, revision: published.state.revision }, published);
    }),

    route(contract.retireMockTest, async ({ input, ...sent }) => {
      const retired = await retireTest(dependencies, input, sent);
      if ('rejected' in retired) return retired;
      return done({ mockTestId: input.mockTestId, revision: retired.state.revision }, retired);
    }),

    route(contract.tryMockTest, async ({ input: { mockTestId }, principal, context }) => {
      const found = await readFixedTest(journal, mockTestId);
      if (!found) return { rejected: 'mock_test_not_found' };
      const started = await startTrial(dependencies, found.state.test, principal.userId, context);
      return 'rejected' in started
        ? started
        : done({ sessionId: sittingIdOf(principal.userId, context.commandId) }, started);
    }),

    ...adminResourceRoutes(contract.adminFixedTests, {
      reads: ['fixed_tests'],
      async list(query) {
        const { rows, total } = await listFixedTests(readModels.db, query);
        return { rows: rows.map(asListed), total };
      },
      async complete(row) {
        const found = await readFixedTest(journal, row.id);
        if (!found) throw new Error(`${row.id} is listed and has no stream`);
        const { test, status, revision } = found.state;
        const faults = faultsOf(test, await surroundingsOf(dependencies, test));
        const whole = { ...row, name: test.name, status, revision, test };
        return {
          row: { ...whole, faults: faults.map(({ message }) => message) },
          revision: found.revision,
        };
      },
    }),
  ];
}

const asListed = ({ mockTestId, ...row }: FixedTestRow) => ({ ...row, id: mockTestId });
