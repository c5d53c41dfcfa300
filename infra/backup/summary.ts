import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from './manifest.ts';

const packageFile = path.resolve(import.meta.dirname, '..', '..', 'package.json');
export const ninetyVersion = (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version;

export function summaryOf({ counts, takenAt, ninety }: Manifest): string {
  const rows = counts.tables + counts['late-keys'];
  return (
    `${counts.events} events, ${rows} rows of keys, emails and logs, ${counts.files} files, ` +
    `as of ${takenAt} (Ninety ${ninety})`
  );
}
