import { importQuestions } from '#domain/questions/exchange-contract.ts';
import { megabytes } from '#console/components/uploads/megabytes.ts';

const { maximumBytes } = importQuestions.upload;

export function faultOfPackage({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  if (!/\.zip$/i.test(name)) return `${name} is not a zip file. A package is a zip file.`;
  if (size === 0) return `${name} is empty. Choose another file.`;
  if (size > maximumBytes)
    return `${name} has ${megabytes(size)}, and ${megabytes(maximumBytes)} is the limit. Split it into several packages.`;
  return undefined;
}
