import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { minuteMs } from '#domain/core/durations.ts';
import { Refused } from './errors.ts';
import { refuseRaw } from './raw-refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Runs until the body is complete; absent without a body. */
    bodyTimer?: Timer;
  }
}

/** Fires once unless disposed; `refresh` restarts it. */
export interface Timer extends Disposable {
  refresh(): unknown;
}
export type StartTimer = (run: () => void, ms: number) => Timer;

/** The time for a request's head, in ms, and then for its body; an upload has it for each piece. */
export const patienceMs = 30_000;
/** The total time of a request, in ms, however steadily it arrives. */
export const longestRequestMs = 30 * minuteMs;

const startTimeout: StartTimer = (run, ms) => setTimeout(run, ms).unref();

/** Ends requests with late bodies: 408. The time runs from the head, rejected or not. Add it before any other hook. */
export function limitBodies(app: FastifyInstance, startTimer: StartTimer = startTimeout): void {
  app.decorateRequest('bodyTimer');
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) {
      const { raw } = request;
      const timer = startTimer(() => cutOff(raw, reply.raw), patienceMs);
      request.bodyTimer = timer;
      const stop = () => timer[Symbol.dispose]();
      // Either may come alone: a connection may end before the body, and a body's end leaves it open.
      raw.once('end', stop).once('close', stop);
    }
    done();
  });
  // Node handles these without hooks, and would wait for the body.
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
  // Also informs the reader of the body.
  const end = () => raw.destroy(new Refused('too_slow'));
  // Without a socket the response waits for an earlier one, into which nothing may be written.
  if (socket === null || answer.headersSent) end();
  else {
    refuseRaw(socket, 'too_slow');
    socket.once('finish', end);
  }
}
