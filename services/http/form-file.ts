import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from './errors.ts';

/** The maximum of a form's parts around its file, in bytes. */
export const longestFrame = 16 * 1024;

/** Lets a scope's routes accept forms, which are read when their file is. */
export async function takeForms(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, { throwFileSizeLimit: false });
}

/** The only file of a form; its reader limits the length. @throws Refused for any other form */
export async function* fileOf(request: FastifyRequest): AsyncGenerator<Uint8Array> {
  const limits = { fileSize: Number.POSITIVE_INFINITY, files: 1, fields: 4, fieldSize: 1_000, parts: 5 };
  try {
    let hasFile = false;
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') continue;
      hasFile = true;
      yield* part.file as AsyncIterable<Uint8Array>;
    }
    if (!hasFile) throw new Refused('invalid_input', { file: 'Send a file.' });
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused('invalid_input', { body: 'Send a form with one file.' });
  }
}
