import type { InputOf } from '#domain/core/contract.ts';
import {
  adminResources,
  blockStudent,
  fetchProjections,
  grantPaidTime,
  healthSchema,
  lookUpHistory,
  unblockStudent,
  type AdminResource,
  type Health,
  type HistoryEntry,
  type ProjectionStanding,
} from '#domain/support/contract.ts';
import simpleRest from 'ra-data-simple-rest';
import { HttpError, type DataProvider, type RaRecord } from 'react-admin';
import { z } from 'zod';
import { call, fetchJson } from './api.ts';
import { messages } from './messages.ts';

/** What an admin can do to a user, besides looking at lists. @throws HttpError */
export interface AdminActions {
  readonly blockStudent: (input: InputOf<typeof blockStudent>) => Promise<void>;
  readonly unblockStudent: (input: InputOf<typeof unblockStudent>) => Promise<void>;
  readonly grantPaidTime: (input: InputOf<typeof grantPaidTime>) => Promise<void>;
  /** The look-up becomes part of the history that it gives. */
  readonly lookUpHistory: (input: InputOf<typeof lookUpHistory>) => Promise<readonly HistoryEntry[]>;
  readonly fetchHealth: (signal?: AbortSignal) => Promise<Health>;
  readonly fetchProjections: (signal?: AbortSignal) => Promise<readonly ProjectionStanding[]>;
}
export type AdminDataProvider = DataProvider & AdminActions;

const rest = simpleRest('/api/admin', (url: string, options) =>
  fetchJson(url, options as { headers?: Headers }),
);

export const dataProvider: AdminDataProvider = {
  ...rest,
  async getList(resource, params) {
    const { data, total } = await rest.getList(resource, params);
    return { data: rowsOf(resource, data), ...(total !== undefined && { total }) };
  },
  async getMany(resource, params) {
    const { data } = await rest.getMany(resource, params);
    return { data: rowsOf(resource, data) };
  },
  async getOne(resource, params) {
    const { data } = await rest.getOne(resource, params);
    const [row] = rowsOf<typeof data>(resource, [data]);
    if (!row) throw new HttpError(messages.not_found, 404);
    return { data: row };
  },

  async blockStudent(input) {
    await call(blockStudent, input);
  },
  async unblockStudent(input) {
    await call(unblockStudent, input);
  },
  async grantPaidTime(input) {
    await call(grantPaidTime, input);
  },
  async lookUpHistory(input) {
    const { body } = await call(lookUpHistory, input);
    return body.entries;
  },

  async fetchProjections(signal) {
    const { body } = await call(fetchProjections, {}, signal && { signal });
    return body.projections;
  },

  /** The page of a sick system is answered with 503: that is an answer too. */
  async fetchHealth(signal) {
    let answer: unknown;
    try {
      const response = await fetch('/health', { ...(signal && { signal }) });
      answer = await response.json();
    } catch {
      throw new HttpError(messages.unreachable, 0);
    }
    const health = healthSchema.safeParse(answer);
    if (!health.success) throw new HttpError(messages.unexpected, 0);
    return health.data;
  },
};

/** Answers are parsed, not believed. */
function rowsOf<Row extends RaRecord>(resource: string, data: readonly unknown[]): Row[] {
  const schema = adminResources[resource as AdminResource];
  const rows = z.array(schema as z.ZodType).safeParse(data);
  if (!rows.success) throw new HttpError(messages.unexpected, 200);
  return rows.data as Row[];
}
