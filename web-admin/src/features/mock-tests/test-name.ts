import { mockTestCatalogue } from '#domain/mock-tests/catalogue.ts';
import { randomTestName } from '#domain/mock-tests/random-test.ts';

/** Its clock is not told by a name. */
const tests = mockTestCatalogue({ sprintSeconds: 0 });

/** `Reading sprint` for `reading_sprint_1`; a test that is in the catalogue no more goes by its id. */
export function testName(mockTestId: string): string {
  return (
    tests.find((test) => test.mockTestId === mockTestId)?.name ?? randomTestName(mockTestId) ?? mockTestId
  );
}
