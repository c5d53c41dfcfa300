import { spawnSync } from 'node:child_process';
import { accessSync, chownSync, constants, statSync } from 'node:fs';
import path from 'node:path';

/** How to start a program that refuses to run as root, like Postgres. */
export interface Unprivileged {
  /** The command line before the program. */
  readonly prefix: readonly string[];
  readonly spawnOptions: { readonly uid?: number; readonly gid?: number };
  /** Gives a folder to the program's user. */
  own(folder: string): void;
}

const asIs: Unprivileged = { prefix: [], spawnOptions: {}, own: () => undefined };
const nobody = 65534;

/**
 * Postgres does not run as root. As root there are two alternatives: a user namespace, in which root's own files stay
 * readable, or the user `nobody`, which needs access to every parent folder of `folders`.
 */
export function unprivileged(folders: readonly string[]): Unprivileged {
  if (process.getuid?.() !== 0) return asIs;
  const namespace = ['unshare', '--user', `--map-user=${nobody}`, `--map-group=${nobody}`, '--'];
  const probe = spawnSync(namespace[0] ?? '', [...namespace.slice(1), 'true'], { stdio: 'ignore' });
  if (probe.status === 0) return { ...asIs, prefix: namespace };

  const closed = folders.flatMap(ancestors).find((folder) => !othersMayEnter(folder));
  if (closed) {
    throw new Error(
      `Postgres will not run as root, and the user "nobody" may not enter ${closed}. ` +
        'Start as another user, move the project, or set DATABASE_URL.',
    );
  }
  return {
    prefix: [],
    spawnOptions: { uid: nobody, gid: nobody },
    own: (folder) => chownSync(folder, nobody, nobody),
  };
}

function ancestors(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [...ancestors(parent), folder];
}

function othersMayEnter(folder: string): boolean {
  try {
    accessSync(folder, constants.F_OK);
  } catch {
    return true;
  }
  const status = statSync(folder);
  return status.uid === nobody || (status.mode & 0o001) !== 0;
}
