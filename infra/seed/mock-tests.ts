import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fixedTestSchema, type FixedTest } from '#domain/fixed-tests/fixed-test-content.ts';
import { BrokenContent } from './content-files.ts';

/** Where the fixed tests of a new installation are written: `<mockTestId>.json`. */
const folder = path.join(import.meta.dirname, 'mock-tests');

/** Where a fixed test is written, told from the folder of the seed. */
export const fileOfTest = ({ mockTestId }: FixedTest): string => `mock-tests/${mockTestId}.json`;

/** The fixed tests that a new installation starts with, in the order of their names. @throws BrokenContent */
export function readFixedTests(): FixedTest[] {
  return readdirSync(folder)
    .toSorted()
    .map((name) => {
      const file = `mock-tests/${name}`;
      const parsed = fixedTestSchema
        .strict()
        .safeParse(JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        throw new BrokenContent(file, issue?.path.join('.') ?? '', issue?.message ?? 'cannot be read');
      }
      if (`${parsed.data.mockTestId}.json` !== name)
        throw new BrokenContent(file, 'mockTestId', `is ${parsed.data.mockTestId}`);
      return parsed.data;
    });
}
