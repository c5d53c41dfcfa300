import path from 'node:path';
import { clients } from './clients.ts';

export interface Plan {
  /** The folder of package.json; entries are relative to it. */
  readonly root: string;
  /** With hot reload, each client has its own server. */
  readonly dev: boolean;
  readonly clients: readonly string[];
  /** Started together, stopped from the end. */
  readonly processes: readonly PlannedProcess[];
  /** Runs at each start, once the processes are ready. */
  readonly seed: string | undefined;
}

export interface PlannedProcess {
  readonly name: string;
  readonly entry: string;
  readonly args?: readonly string[];
  readonly nodeFlags?: readonly string[];
}

/** `npm start`, or `npm run dev` with Vite's hot reload and `--watch`. */
export function ninetyPlan(dev: boolean): Plan {
  const watch = dev ? { nodeFlags: ['--watch', '--watch-preserve-output'] } : {};
  return {
    root: path.resolve(import.meta.dirname, '..', '..'),
    dev,
    // The server renders the public site with the student client's build.
    clients: dev ? ['web-student'] : clients,
    processes: [
      { name: 'projections', entry: 'infra/processes/projections.ts', ...watch },
      { name: 'workflows', entry: 'infra/processes/workflows.ts', ...watch },
      { name: 'api', entry: 'infra/processes/api.ts', ...watch },
      ...(dev ? clients : []).map((client, index) => ({
        name: client,
        entry: 'infra/launcher/dev-client.ts',
        args: [client, String(index + 1)],
      })),
    ],
    seed: 'infra/seed/main.ts',
  };
}
