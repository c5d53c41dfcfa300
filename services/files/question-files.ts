import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { rangeOf } from './byte-range.ts';
import { Refused } from '../http/errors.ts';
import type { Files, StoredFile } from './files.ts';

type FileRequest = { Params: { id: string }; Querystring: { v?: unknown } };

/** What each address serves, by the end of a file's name: nothing else that may lie in the folders is served. */
const kinds = [
  { path: '/api/aws/getAudioFile/:id', types: { mp3: 'audio/mpeg' } },
  {
    path: '/api/aws/getImageFile/:id',
    types: { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png' },
  },
] as const;

const dayS = 86_400;
const yearS = 365 * dayS;

/**
 * `GET /api/aws/getAudioFile/:id` and `getImageFile/:id`: specification, document 1, section 7. Ranges are served,
 * for players seek by them; no token is asked for, since a player sends none. A caller that names a version in the
 * address (`?v=`, the question's revision) may keep the file for good: another content has another version.
 */
export function registerQuestionFiles(app: FastifyInstance, files: Files): void {
  for (const { path, types } of kinds) {
    // A route of its own, for the one that Fastify makes by itself tells the length of what is sent: nothing.
    for (const method of ['GET', 'HEAD'] as const) {
      app.route<FileRequest>({
        method,
        url: path,
        exposeHeadRoute: false,
        config: { access: 'anyone' },
        async handler(request, reply) {
          const found = await find(files, types, request.params.id);
          if (!found) throw new Refused('not_found');
          return send(request, reply, found.type, found.file);
        },
      });
    }
  }
}

/** `LWD-0001`, with or without its end; without one the ends that the address serves are tried in turn. */
async function find(files: Files, types: Readonly<Record<string, string>>, id: string) {
  const [, name, end] = /^([A-Za-z0-9-]{1,60})(?:\.([a-z0-9]{1,4}))?$/.exec(id) ?? [];
  if (name === undefined) return undefined;
  for (const [extension, type] of Object.entries(types)) {
    if (end !== undefined && end !== extension) continue;
    const file = await files.selectOptionalFile(`${name}.${extension}`);
    if (file) return { type, file };
  }
  return undefined;
}

function send(
  { method, headers, query }: FastifyRequest<FileRequest>,
  reply: FastifyReply,
  type: string,
  file: StoredFile,
) {
  const etag = `"${file.version}"`;
  const isVersioned = typeof query.v === 'string' && /^[\w-]{1,100}$/.test(query.v);
  reply.headers({
    'content-type': type,
    'accept-ranges': 'bytes',
    'cache-control': isVersioned ? `public, max-age=${yearS}, immutable` : `public, max-age=${dayS}`,
    'x-content-type-options': 'nosniff',
    etag,
  });
  if (matches(headers['if-none-match'], etag)) return reply.code(304).send();
  // A part of another content would not fit to what the client has.
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = isSame ? rangeOf(headers.range, file.bytes) : undefined;
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${file.bytes}`);
    throw new Refused('invalid_input', { Range: 'The file is shorter.' }, 416);
  }
  const [first, last] = range ?? [0, file.bytes - 1];
  reply.header('content-length', last - first + 1);
  if (range) reply.code(206).header('content-range', `bytes ${first}-${last}/${file.bytes}`);
  return method === 'HEAD' ? reply.send() : reply.send(file.read(first, last));
}

/** `If-None-Match` may name several, and weak ones too. */
function matches(header: string | undefined, etag: string): boolean {
  const named = header?.split(',').map((each) => each.trim().replace(/^W\//, '')) ?? [];
  return named.includes(etag) || header === '*';
}
