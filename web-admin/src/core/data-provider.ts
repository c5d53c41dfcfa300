import { headers, type InputOf, type OutputOf } from '#domain/core/contract.ts';
import {
  draftQuestion,
  fetchQuestionRevisions,
  publishQuestion,
  resolveReport,
  retireQuestion,
  reviseQuestion,
} from '#domain/questions/admin-contract.ts';
import {
  adminResources,
  blockStudent,
  fetchProjections,
  grantPaidTime,
  healthSchema,
  lookUpHistory,
  unblockStudent,
  type AdminQuestion,
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

/** A question as its own page shows it; `etag` is sent back with a change of it. */
export type SeenQuestion = AdminQuestion & { readonly etag?: string };
type Revised = OutputOf<typeof reviseQuestion>['body'];
export type QuestionRevisions = OutputOf<typeof fetchQuestionRevisions>['body'];
/** The question as the admin saw it: the server refuses a change of anything else. */
interface Seen {
  readonly etag?: string;
  /** Give it to send the same command again. */
  readonly commandId?: string;
}

/** What an admin can do, besides looking at lists. @throws HttpError */
export interface AdminActions {
  readonly draftQuestion: (
    input: InputOf<typeof draftQuestion>,
    options: Pick<Seen, 'commandId'>,
  ) => Promise<{ readonly uid: string }>;
  readonly publishQuestion: (input: InputOf<typeof publishQuestion>, seen: Seen) => Promise<void>;
  readonly reviseQuestion: (input: InputOf<typeof reviseQuestion>, seen: Seen) => Promise<Revised>;
  readonly retireQuestion: (input: InputOf<typeof retireQuestion>, seen: Seen) => Promise<void>;
  readonly fetchQuestionRevisions: (uid: string, signal?: AbortSignal) => Promise<QuestionRevisions>;
  readonly resolveReport: (input: InputOf<typeof resolveReport>) => Promise<void>;
  readonly blockStudent: (input: InputOf<typeof blockStudent>) => Promise<void>;
  readonly unblockStudent: (input: InputOf<typeof unblockStudent>) => Promise<void>;
  readonly grantPaidTime: (input: InputOf<typeof grantPaidTime>) => Promise<void>;
  /** The look-up becomes part of the history that it gives. */
  readonly lookUpHistory: (input: InputOf<typeof lookUpHistory>) => Promise<readonly HistoryEntry[]>;
  readonly fetchHealth: (signal?: AbortSignal) => Promise<Health>;
  readonly fetchProjections: (signal?: AbortSignal) => Promise<readonly ProjectionStanding[]>;
}
export type AdminDataProvider = DataProvider & AdminActions;

const optionsOf = ({ etag, commandId }: Seen) => ({
  ...(etag !== undefined && { ifMatch: etag }),
  ...(commandId !== undefined && { commandId }),
});

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
    const address = `/api/admin/${resource}/${encodeURIComponent(String(params.id))}`;
    const answer = await fetchJson(address, params.signal && { signal: params.signal });
    const [row] = rowsOf(resource, [answer.json]);
    if (!row) throw new HttpError(messages.not_found, 404);
    const etag = answer.headers.get(headers.etag);
    // The row has just been parsed; react-admin asks for no more than that it has an id.
    return { data: { ...row, ...(etag !== null && { etag }) } as never };
  },

  async draftQuestion(input, options) {
    const { body } = await call(draftQuestion, input, optionsOf(options));
    return body;
  },
  async publishQuestion(input, seen) {
    await call(publishQuestion, input, optionsOf(seen));
  },
  async reviseQuestion(input, seen) {
    const { body } = await call(reviseQuestion, input, optionsOf(seen));
    return body;
  },
  async retireQuestion(input, seen) {
    await call(retireQuestion, input, optionsOf(seen));
  },
  async fetchQuestionRevisions(uid, signal) {
    const { body } = await call(fetchQuestionRevisions, { uid }, signal && { signal });
    return body;
  },
  async resolveReport(input) {
    await call(resolveReport, input);
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
