import { spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

const buildPatienceMs = 15 * 60_000;

export interface Search {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** Reports slow steps. */
  readonly progress: (what: string) => void;
}

/** A program outside npm packages. */
export interface Program {
  readonly name: string;
  readonly version: string;
  /** The path by which Go installs it. */
  readonly goPath: string;
  readonly buildTakes: string;
  /** Downloads a binary; false without a build for this machine. */
  readonly download?: (file: string, signal: AbortSignal) => Promise<boolean>;
}

/** Finds or installs a program: PATH, cache folder, download, or `go install`. undefined if unavailable. */
export async function findProgram(
  { name, version, goPath, buildTakes, download }: Program,
  { environment, signal, progress }: Search,
): Promise<string | undefined> {
  const onPath = programOnPath(name, environment);
  if (onPath) return onPath;
  const cache = path.join(environment.XDG_CACHE_HOME || path.join(homedir(), '.cache'), 'ninety');
  const kept = path.join(cache, `${name}-${version}`, name);
  if (isProgram(kept)) return kept;

  // Built beside its place and moved atomically: interrupted or concurrent starts do no harm.
  let half: string;
  try {
    mkdirSync(path.dirname(kept), { recursive: true });
    half = mkdtempSync(path.join(cache, 'half-'));
  } catch {
    progress(`${cache} cannot be written, and no program can be kept there`);
    return undefined;
  }
  try {
    const made = path.join(half, name);
    if (download) progress('downloading');
    if (!(download && (await download(made, signal)))) {
      const go = programOnPath('go', environment);
      if (!go || signal.aborted) return undefined;
      progress(`building it once with Go, about ${buildTakes}`);
      await goInstall(go, `${goPath}@v${version}`, half, environment, signal);
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
  what: string,
  folder: string,
  environment: Search['environment'],
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn(go, ['install', what], {
      env: { ...environment, GOBIN: folder, CGO_ENABLED: '0' },
      cwd: folder,
      stdio: 'ignore',
      signal: AbortSignal.any([signal, AbortSignal.timeout(buildPatienceMs)]),
    });
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
