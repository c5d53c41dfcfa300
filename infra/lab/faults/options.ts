import { parseArgs } from 'node:util';
import { stores, type StoreKind } from './event-store-server.ts';

export interface Options {
  readonly kills: number;
  readonly everyMs: number;
  readonly examTakers: number;
  readonly sectionSeconds: number;
  readonly stores: readonly StoreKind[];
  readonly seed?: string;
  /** Runs only `purchases` or `rewards`. */
  readonly only?: 'purchases' | 'rewards';
  readonly purchases: number;
  readonly rewards: number;
}

/** Options of `npm run faults -- …`. @throws TypeError for an unknown or invalid option */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      short: { type: 'boolean' },
      kills: { type: 'string' },
      takers: { type: 'string' },
      store: { type: 'string' },
      'event-store': { type: 'string' },
      seed: { type: 'string' },
      only: { type: 'string' },
      purchases: { type: 'string' },
      rewards: { type: 'string' },
    },
  });
  const { short = false, seed, only } = values;
  const store = values.store ?? values['event-store'];
  if (only !== undefined && only !== 'purchases' && only !== 'rewards')
    throw new TypeError('--only is purchases or rewards');
  const number = (name: 'kills' | 'takers' | 'purchases' | 'rewards', otherwise: number) => {
    const given = Number(values[name] ?? otherwise);
    if (!Number.isInteger(given) || given < 1) throw new TypeError(`--${name} is no number from 1 up`);
    return given;
  };
  const chosen = stores.filter((one) => store === undefined || one === store);
  if (chosen.length === 0) throw new TypeError(`--store is one of ${stores.join(', ')}`);
  return {
    kills: number('kills', only ? (short ? 5 : 15) : short ? 6 : 42),
    purchases: number('purchases', short ? 24 : 200),
    rewards: number('rewards', short ? 24 : 500),
    ...(only && { only }),
    everyMs: short ? 4_000 : 9_000,
    examTakers: number('takers', short ? 1 : 3),
    sectionSeconds: short ? 60 : 150,
    stores: short && store === undefined ? ['postgres'] : chosen,
    ...(seed !== undefined && { seed }),
  };
}
