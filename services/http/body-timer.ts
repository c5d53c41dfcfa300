import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { minuteMs } from '#domain/core/durations.ts';
import { Refused } from './errors.ts';
import { refuseRaw } from './raw-refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Runs until the body is there whole; there is none without a body. */
    bodyTimer?: Timer;
  }
}

/** Runs once its time has passed, unless it was disposed before; `refresh` has the time begin anew. */
export interface Timer extends Disposable {
  refresh(): unknown;
}
export type StartTimer = (run: () => void, ms: number) => Timer;

/** How long the head of a request may take, in ms, and then its body; an upload's body has it for each piece. */
export const patienceMs = 30_000;
/** How long a request may take to come in all, in ms, however steadily its pieces come. */
export const longestRequestMs = 30 * minuteMs;

const startTimeout: StartTimer = (run, ms) => setTimeout(run, ms).unref();

/** Ends requests whose body is late: 408. The time runs from the head, refused or not. Add it before any other hook. */
export function limitBodies(app: FastifyInstance, startTimer: StartTimer = startTimeout): void {
  app.decorateRequest('bodyTimer');
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) {
      const { raw } = request;
      const timer = startTimer(() => cutOff(raw, reply.raw), patienceMs);
      request.bodyTimer = timer;
      const stop = () => timer[Symbol.dispose]();
      // Either may come alone: a connection ends before the body does, a body's end leaves it open.
      raw.once('end', stop).once('close', stop);
    }
    done();
  });
  // Node answers these by itself, past the hooks, and would wait for the body.
  app.server.on('checkExpectation', (_raw: IncomingMessage, answer: ServerResponse) => {
    answer.writeHead(417, { connection: 'close' }).end();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function cutOff(raw: IncomingMessage, answer: ServerResponse): void {
  if (raw.complete) return;
  const { socket } = answer;
  // Also who still reads the body learns of it: it comes no more.
  const end = () => raw.destroy(new Refused('too_slow'));
  // Without a socket the answer waits for that to an earlier request, into which nothing may be written.
  if (socket === null || answer.headersSent) end();
  else {
    refuseRaw(socket, 'too_slow');
    socket.once('finish', end);
  }
}
