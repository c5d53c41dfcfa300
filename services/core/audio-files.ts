import type { FastifyInstance } from 'fastify';
import { Refused } from './errors.ts';
import type { Files } from './files.ts';

/** `LWD-0001`, with or without `.mp3`. */
const idPattern = /^([A-Za-z0-9-]{1,60})(\.mp3)?$/;

/**
 * `GET /api/aws/getAudioFile/:id`: specification, document 1, section 7. Ranges are served, for players seek by
 * them; nobody is asked who they are, for a player sends no token.
 */
export function registerAudioFiles(app: FastifyInstance, files: Files): void {
  app.get<{ Params: { id: string } }>(
    '/api/aws/getAudioFile/:id',
    { config: { access: 'anyone' } },
    async (request, reply) => {
      const name = idPattern.exec(request.params.id)?.[1];
      const file = name === undefined ? undefined : await files.selectOptionalFile(`${name}.mp3`);
      if (!file) throw new Refused('not_found');
      const etag = `"${file.version}"`;
      reply.headers({
        'content-type': 'audio/mpeg',
        'accept-ranges': 'bytes',
        'cache-control': 'public, max-age=86400',
        'x-content-type-options': 'nosniff',
        etag,
      });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      const range = rangeOf(request.headers.range, file.bytes);
      if (range === 'unsatisfiable') {
        reply.header('content-range', `bytes */${file.bytes}`);
        throw new Refused('invalid_input', { Range: 'The file is shorter.' }, 416);
      }
      const [first, last] = range ?? [0, file.bytes - 1];
      reply.header('content-length', last - first + 1);
      if (range) reply.code(206).header('content-range', `bytes ${first}-${last}/${file.bytes}`);
      if (request.method === 'HEAD') return reply.send();
      return reply.send(file.read(first, last));
    },
  );
}

/** The one range that is asked for, both ends inclusive; several at once, or nonsense, count as none. */
function rangeOf(
  header: string | undefined,
  bytes: number,
): readonly [number, number] | 'unsatisfiable' | undefined {
  const given = header === undefined ? null : /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header);
  if (!given) return undefined;
  const [, from = '', to = ''] = given;
  if (from === '' && to === '') return undefined;
  const [first, last] =
    from === ''
      ? [Math.max(0, bytes - Number(to)), bytes - 1]
      : [Number(from), to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1)];
  return first < bytes && first <= last ? [first, last] : 'unsatisfiable';
}
