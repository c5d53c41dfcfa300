import { WrongConfiguration } from '#infra/config/wrong-configuration.ts';
import { BrokenArchive } from '#infra/backup/archive-reader.ts';
import { UnknownErasures } from '#infra/backup/erasures.ts';
import { NotEmpty } from '#infra/backup/require-empty.ts';
import { HalfRestored } from '#infra/backup/restore-mark.ts';
import { codeOf, LaunchFailure } from '#infra/launcher/failure.ts';
import { FilesUnavailable } from '#services/files/file-store.ts';

const told = [
  WrongConfiguration,
  LaunchFailure,
  FilesUnavailable,
  BrokenArchive,
  NotEmpty,
  HalfRestored,
  UnknownErasures,
];

/** Runs a command and prints its error, without the stack if the operator can act on it. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error && isForPeople(error) ? error.message : error);
    process.exitCode = 1;
  }
}

const isForPeople = (error: Error): boolean =>
  told.some((kind) => error instanceof kind) || (codeOf(error) ?? '').startsWith('ERR_PARSE_ARGS_');
