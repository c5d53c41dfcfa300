import { StoreRefused, type EventStore } from '#domain/core/events/event-store.ts';
import type { Reconciliation } from '#domain/commerce/carts/reconciliation-contract.ts';
import type { Health } from '#domain/support/contract.ts';
import type { ReadModels } from '#projections/core/read-models.ts';
import { listSetAside } from '#projections/postgres/set-aside.ts';
import type pg from 'pg';
import type { FileStore } from '../files/file-store.ts';
import { readReconciliation } from '../commerce/reconciliation/reconcile.ts';
import { createOutbox } from '../mail/outbox.ts';
import { readHeartbeats, silentAfterMs, type Heartbeat } from './heartbeats.ts';

export interface HealthSources {
  readonly files: Pick<FileStore, 'check'>;
  readonly store: EventStore;
  readonly pool: pg.Pool;
  readonly readModels: ReadModels;
  /** Whether the first questions and accounts exist; skipped if absent. */
  readonly isSeeded?: () => Promise<boolean>;
}

type Part = Health['parts'][string];
type SetAsideStreams = Awaited<ReturnType<typeof listSetAside>>;
type Projections = Awaited<ReturnType<ReadModels['states']>>;

/** The API answers without these parts and defers their work. Without files only sounds and pictures are missing. */
const dispensable = new Set(['workflows', 'temporal', 'mail', 'files', 'payments']);
const patienceMs = 2_000;

/** `starting` while an installation is seeded, `degraded` if a projection or reactor has halted or set a stream aside. */
export async function readHealth({
  store,
  pool,
  readModels,
  files,
  isSeeded,
}: HealthSources): Promise<Health> {
  const [eventStore, postgres, fileStore, heartbeats, projections, aside, undelivered, compared, seeded] =
    await Promise.all([
      probe(store.ping()),
      probe(pool.query('select 1')),
      probe(files.check()),
      inTime(readHeartbeats(pool)).catch((): Heartbeat[] => []),
      inTime(readModels.states()).catch((): Projections => []),
      inTime(listSetAside(pool)).catch((): SetAsideStreams => []),
      inTime(createOutbox(pool).countFailed()).catch(() => 0),
      inTime(readReconciliation(pool)).catch(() => undefined),
      // If this is unknown, a store is down anyway.
      inTime(isSeeded?.() ?? Promise.resolve(true)).catch(() => true),
    ]);
  const parts: Record<string, Part> = {
    api: { status: 'ok', detail: `process ${process.pid}` },
    eventStore,
    postgres,
    files: fileStore,
    projections: partOfProcess(heartbeats, 'projections'),
    workflows: partOfProcess(heartbeats, 'workflows'),
    temporal: partOfTemporal(heartbeats),
    mail: partOfMail(undelivered),
    payments: partOfPayments(compared),
    ...(!seeded && { installation: beingSeeded }),
  };
  Object.assign(parts, partsOfReactors(heartbeats));
  for (const projection of projections) parts[`projection ${projection.name}`] = partOfProjection(projection);
  const isDown = Object.entries(parts).some(
    ([name, { status }]) => status === 'down' && !dispensable.has(name),
  );
  for (const [name, streams] of Map.groupBy(aside, ({ reader }) => partNameOf(reader)))
    if (parts[name]?.status !== 'halted') parts[name] = { ...parts[name], ...partOfSetAside(streams) };
  if (isDown) return { status: 'down', parts };
  if (!seeded) return { status: 'starting', parts };
  const isDegraded = Object.values(parts).some(({ status }) => status === 'halted' || status === 'set_aside');
  return { status: isDegraded ? 'degraded' : 'ok', parts };
}

const partNameOf = (reader: string) => reader.replace(/^(projection .*?)_v\d+(_\d+)?$/, '$1');

function partOfSetAside(streams: SetAsideStreams): Part {
  const named = streams
    .slice(0, 5)
    .map(({ stream, type, reason }) => `${stream} from ${type} on (${reason})`);
  const more = streams.length > named.length ? `, and ${streams.length - named.length} more` : '';
  return { status: 'set_aside', detail: `set aside: ${named.join('; ')}${more}` };
}

const beingSeeded: Part = {
  status: 'starting',
  detail: 'the first questions and accounts are being written',
};

/** Hides the reason, because health is public; but an operator must see why a store refuses. */
async function probe(work: Promise<unknown>): Promise<Part> {
  try {
    await inTime(work);
    return { status: 'ok' };
  } catch (error) {
    return { status: 'down', ...(error instanceof StoreRefused && { detail: `refused: ${error.reason}` }) };
  }
}

function partOfProcess(heartbeats: readonly Heartbeat[], name: string): Part {
  const beat = heartbeats.find((heartbeat) => heartbeat.name === name);
  if (!beat) return { status: 'down', detail: 'not seen yet' };
  const detail = `process ${beat.pid}, seen ${(beat.ageMs / 1000).toFixed(1)} s ago`;
  return { status: beat.ageMs > silentAfterMs ? 'down' : 'ok', detail };
}

function partOfMail(undelivered: number): Part {
  if (undelivered === 0) return { status: 'ok' };
  return { status: 'down', detail: `${undelivered} could not be delivered in the last seven days` };
}

function partOfPayments(compared: Reconciliation | undefined): Part {
  if (!compared?.comparedAt) return { status: 'ok', detail: 'not compared with the provider yet' };
  const { comparedAt, payments, differences } = compared;
  const detail = `${payments === 1 ? '1 payment' : `${payments} payments`} compared with the provider at ${comparedAt}`;
  if (differences.length === 0) return { status: 'ok', detail };
  return { status: 'down', detail: `${detail}, ${differences.length} differ` };
}

/** The worker's heartbeat reports Temporal: connected, lost or absent. */
function partOfTemporal(heartbeats: readonly Heartbeat[]): Part {
  const worker = heartbeats.find(({ name, ageMs }) => name === 'workflows' && ageMs <= silentAfterMs);
  const temporal = worker?.detail['temporal'];
  if (temporal === 'connected') return { status: 'ok' };
  const detail = 'work for workflows waits at its checkpoint';
  return { status: temporal === 'lost' ? 'down' : 'absent', detail };
}

const analysisDied = (answers: string): Part => ({
  status: 'set_aside',
  detail: `the analysis died three times of each of these answers, the last ones since its start: ${answers}`,
});

/** The workflow process reports each reactor: its state and lag, then any reason. */
function partsOfReactors(heartbeats: readonly Heartbeat[]): Record<string, Part> {
  const worker = heartbeats.find(({ name, ageMs }) => name === 'workflows' && ageMs <= silentAfterMs);
  const reactors = Object.entries(worker?.detail ?? {}).filter(([name]) => name.startsWith('reactor '));
  const crashed = worker?.detail['analysis'];
  return Object.fromEntries([
    ...(crashed === undefined ? [] : [['analysis', analysisDied(crashed)] as const]),
    ...reactors.map(([name, text]): [string, Part] => {
      const detail = text.split(':', 1)[0] ?? '';
      return [name, { status: detail.startsWith('halted') ? 'halted' : 'ok', detail }];
    }),
  ]);
}

function partOfProjection({ status, lagMs }: Projections[number]): Part {
  if (status === 'halted') return { status: 'halted', lagMs, detail: 'an event could not be handled' };
  return { status: 'ok', lagMs, detail: status === 'running' ? 'up to date' : 'catching up' };
}

function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, fail) => {
    timer = setTimeout(() => fail(new Error('no answer in time')), patienceMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
