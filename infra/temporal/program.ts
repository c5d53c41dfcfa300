import { spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { downloadTemporal } from './download.ts';
import { officialRelease, temporalVersion } from './release.ts';

const buildPatienceMs = 15 * 60_000;

export interface Search {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** Told what takes long, to be shown. */
  readonly progress: (what: string) => void;
}

/**
 * Finds or gets the Temporal program: on PATH, in our cache folder, by the official download, by `go install`
 * where Go is there. Undefined when there is none to be had: all else runs, and work for workflows waits.
 */
export async function findTemporal({ environment, signal, progress }: Search): Promise<string | undefined> {
  const onPath = programOnPath('temporal', environment);
  if (onPath) return onPath;
  const cache = path.join(environment.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'ninety');
  const kept = path.join(cache, `temporal-${temporalVersion}`, 'temporal');
  if (isProgram(kept)) return kept;

  // Made in a folder beside its place and moved there whole: a start that is interrupted or runs twice does no harm.
  let half: string;
  try {
    mkdirSync(path.dirname(kept), { recursive: true });
    half = mkdtempSync(path.join(cache, 'half-'));
  } catch {
    progress(`${cache} cannot be written, and no program can be kept there`);
    return undefined;
  }
  try {
    const made = path.join(half, 'temporal');
    const release = officialRelease();
    progress('downloading');
    if (!(release && (await downloadTemporal(release, made, signal)))) {
      const go = programOnPath('go', environment);
      if (!go || signal.aborted) return undefined;
      progress('building it once with Go, about 2 minutes');
      await goInstall(go, half, environment, signal);
    }
    if (!isProgram(made)) return undefined;
    renameSync(made, kept);
    return kept;
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}

function goInstall(
  go: string,
  folder: string,
  environment: Search['environment'],
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(go, ['install', `github.com/temporalio/cli/cmd/temporal@v${temporalVersion}`], {
      env: { ...environment, GOBIN: folder, CGO_ENABLED: '0' },
      cwd: folder,
      stdio: 'ignore',
      signal: AbortSignal.any([signal, AbortSignal.timeout(buildPatienceMs)]),
    });
    // Whether it went well shows in the folder.
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
}

function programOnPath(name: string, environment: Search['environment']): string | undefined {
  return (environment.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => path.isAbsolute(folder))
    .map((folder) => path.join(folder, name))
    .find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
