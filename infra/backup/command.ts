import { readFileSync } from 'node:fs';
import path from 'node:path';
import { WrongConfiguration } from '#infra/config/wrong-configuration.ts';
import { LaunchFailure } from '#infra/launcher/failure.ts';
import { FilesUnavailable } from '#services/files/file-store.ts';
import { BrokenArchive } from './archive-reader.ts';
import { UnknownErasures } from './erasures.ts';
import type { Manifest } from './manifest.ts';
import { NotEmpty } from './require-empty.ts';
import { HalfRestored } from './restore-mark.ts';

const packageFile = path.resolve(import.meta.dirname, '..', '..', 'package.json');
export const ninetyVersion = (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version;

const told = [
  WrongConfiguration,
  LaunchFailure,
  FilesUnavailable,
  BrokenArchive,
  NotEmpty,
  HalfRestored,
  UnknownErasures,
];

/** Runs a command; what a person can do something about is told in its sentence, anything else whole. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isTold = told.some((kind) => error instanceof kind);
    console.error(isTold && error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

export function summaryOf({ counts, takenAt, ninety }: Manifest): string {
  const rows = counts.tables + counts['late-keys'];
  return (
    `${counts.events} events, ${rows} rows of keys, emails and logs, ${counts.files} files, ` +
    `as of ${takenAt} (Ninety ${ninety})`
  );
}
