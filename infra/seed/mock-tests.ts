import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fixedTestSchema, type FixedTest } from '#domain/fixed-tests/fixed-test-content.ts';
import { BrokenContent } from './content-files.ts';

const folder = path.join(import.meta.dirname, 'mock-tests');

export const fileOfTest = ({ mockTestId }: FixedTest): string => `mock-tests/${mockTestId}.json`;

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
