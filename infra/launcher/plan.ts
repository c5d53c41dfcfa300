import path from 'node:path';
import { clients } from './clients.ts';

/** What a start brings up, as data: `npm start` has one, the launcher's tests another. */
export interface Plan {
  /** The folder of package.json; entries are told from here. */
  readonly root: string;
  /** With hot reload, where each client has a server of its own. */
  readonly dev: boolean;
  /** Client folders that are built. */
  readonly clients: readonly string[];
  /** Processes in the order in which they are stopped from the end. They start together. */
  readonly processes: readonly PlannedProcess[];
  /** Run once each start, when the processes are ready. */
  readonly seed: string | undefined;
}

export interface PlannedProcess {
  readonly name: string;
  readonly entry: string;
  readonly args?: readonly string[];
  readonly nodeFlags?: readonly string[];
}

/** `npm start`: what users get. `npm run dev`: the same with Vite's hot reload and `--watch`. */
export function ninetyPlan(dev: boolean): Plan {
  const watch = dev ? { nodeFlags: ['--watch', '--watch-preserve-output'] } : {};
  return {
    root: path.resolve(import.meta.dirname, '..', '..'),
    dev,
    // The server renders the public site from the student client's build.
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
