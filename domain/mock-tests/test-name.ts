import { mockTestCatalogue } from './catalogue.ts';
import { randomTestName } from './random-test.ts';

/** Names do not depend on the clock. */
const names = new Map(
  mockTestCatalogue({ sprintSeconds: 1 }).map(({ mockTestId, name }) => [mockTestId, name]),
);

/** `Reading sprint` for `reading_sprint_1`; unknown tests, such as fixed ones, are named by their id. */
export const testName = (mockTestId: string): string =>
  names.get(mockTestId) ?? randomTestName(mockTestId) ?? mockTestId;
