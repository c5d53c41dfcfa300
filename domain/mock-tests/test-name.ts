import { mockTestCatalogue } from './catalogue.ts';
import { randomTestName } from './random-test.ts';

/** A name does not depend on the clock. */
const names = new Map(
  mockTestCatalogue({ sprintSeconds: 1 }).map(({ mockTestId, name }) => [mockTestId, name]),
);

/** `Reading sprint` for `reading_sprint_1`; a test that the code does not know, such as a fixed one, goes by its id. */
export const testName = (mockTestId: string): string =>
  names.get(mockTestId) ?? randomTestName(mockTestId) ?? mockTestId;
