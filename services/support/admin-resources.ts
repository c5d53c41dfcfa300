import { headers } from '#domain/core/contract.ts';
import { questionCodec, questionDecider, questionStream } from '#domain/questions/question-bank.ts';
import { fold } from '#domain/core/decider.ts';
import { adminResources, type AdminQuestion, type AdminResource } from '#domain/support/contract.ts';
import { listAccounts } from '#projections/accounts/queries.ts';
import { listAttempts } from '#projections/attempts/queries.ts';
import { listMockTests } from '#projections/mock-tests/queries.ts';
import { listReports } from '#projections/question-reports/queries.ts';
import { listQuestionsForAdmin } from '#projections/questions/queries.ts';
import type { ProjectionName } from '#projections/tables.ts';
import type { ReadModels } from '#projections/core/read-models.ts';
import type { Dependencies } from '#services/core/dependencies.ts';
import { Refused } from '#services/http/errors.ts';
import { parseInput } from '#services/http/input.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { contentRange, parseListQuery, type ListQuery } from './list-query.ts';

type Needs = Pick<Dependencies, 'journal' | 'readModels'>;
type Row = { readonly id: string };
type Page = { readonly rows: readonly Row[]; readonly total: number };

/** How one resource is read: a list from its read model, one row with what only its page shows. */
interface ResourceReader {
  /** What a client that names a position waits for. */
  readonly projections: readonly ProjectionName[];
  readonly list: (db: ReadModels['db'], query: ListQuery) => Promise<Page>;
  readonly complete?: (needs: Needs, row: Row) => Promise<Completed>;
}
/** A row as its own page shows it; the revision is that of its stream, to be sent back with a change. */
type Completed = { readonly row: Row; readonly revision: number };

const readers: { readonly [Resource in AdminResource]: ResourceReader } = {
  users: { projections: ['accounts'], list: listAccounts },
  questions: {
    projections: ['questions', 'question_reports'],
    list: listQuestionsForAdmin,
    complete: withKey,
  },
  attempts: { projections: ['attempts'], list: listAttempts },
  reports: { projections: ['question_reports', 'report_messages'], list: listReports },
  'mock-tests': { projections: ['mock_tests'], list: listMockTests },
};

/**
 * Adds `GET /api/admin/<resource>` and `GET /api/admin/<resource>/<id>` as `ra-data-simple-rest` asks for them;
 * for admins alone. Rows are those of `adminResources`; nothing beyond them leaves the server.
 */
export function registerAdminResources(app: FastifyInstance, needs: Needs): void {
  for (const resource of Object.keys(readers) as AdminResource[]) {
    app.get(`/api/admin/${resource}`, { config: { access: 'admin' } }, (request, reply) =>
      sendList(needs, resource, request, reply),
    );
    app.get(`/api/admin/${resource}/:id`, { config: { access: 'admin' } }, (request, reply) =>
      sendOne(needs, resource, request, reply),
    );
  }
}

async function sendList(needs: Needs, resource: AdminResource, request: FastifyRequest, reply: FastifyReply) {
  const query = parseListQuery(request.query);
  await caughtUp(needs, resource, request);
  const { rows, total } = await readers[resource].list(needs.readModels.db, query);
  const shown = z.array(adminResources[resource]).parse(rows);
  return reply
    .header('content-range', contentRange(resource, query.range[0], rows.length, total))
    .header('cache-control', 'no-store')
    .send(shown);
}

const idSchema = z.object({ id: z.string().min(1).max(100) });

async function sendOne(needs: Needs, resource: AdminResource, request: FastifyRequest, reply: FastifyReply) {
  const { id } = parseInput(idSchema, request.params);
  await caughtUp(needs, resource, request);
  const { list, complete } = readers[resource];
  const { rows } = await list(needs.readModels.db, {
    sort: { field: 'id', order: 'ASC' },
    range: [0, 0],
    filter: { id: [id] },
  });
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) throw new Refused('not_found');
  const completed = await complete?.(needs, row);
  if (completed) reply.header(headers.etag, `"${completed.revision}"`);
  const shown = adminResources[resource].parse(completed?.row ?? row);
  return reply.header('cache-control', 'no-store').send(shown);
}

/** Admins see their own acts at once: `Ninety-After` names the position of the last one. */
async function caughtUp({ readModels }: Needs, resource: AdminResource, request: FastifyRequest) {
  const after = request.headers[headers.after.toLowerCase()];
  if (typeof after !== 'string') return;
  if (!/^[\w/+=.:-]{1,100}$/.test(after)) {
    throw new Refused('invalid_input', { [headers.after]: 'This is not a position.' });
  }
  await readModels.waitFor(readers[resource].projections, after);
}

/** The question as it stands in its stream, with its key: for its own page, and to be sent back with a change. */
async function withKey({ journal }: Needs, row: Row): Promise<Completed> {
  const events = await journal.read(questionCodec, questionStream(row.id));
  const state = fold(questionDecider, events);
  if (state.status === 'missing') throw new Error(`${row.id} is listed and has no stream`);
  const { question, status, revision } = state;
  const { title, difficulty, topics, free, prediction } = question;
  const present: Partial<AdminQuestion> = {
    title,
    difficulty,
    topics,
    free,
    prediction,
    status,
    revision,
    question,
  };
  return { row: { ...row, ...present }, revision: events.length - 1 };
}
