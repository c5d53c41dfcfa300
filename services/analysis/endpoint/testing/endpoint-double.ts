import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import type { Judgement } from '#domain/scoring/writing/judgement.ts';

/** Ways in which an endpoint goes wrong. */
export const misbehaviours = [
  'too many requests',
  'server error',
  'silence',
  'a body that never ends',
  'no JSON',
  'JSON cut off',
  'another shape',
  'refusal',
  'no choice',
  'connection cut',
] as const;
export type Misbehaviour = (typeof misbehaviours)[number];

const asked = z.object({
  model: z.string(),
  temperature: z.literal(0),
  seed: z.number(),
  max_completion_tokens: z.number(),
  response_format: z.object({ type: z.literal('json_schema') }),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});
const questionSchema = z.object({
  answer: z.string(),
  traits: z.array(z.object({ trait: z.string(), maximum: z.number() })),
  keyPoints: z.array(z.object({ index: z.number(), point: z.string() })),
});
export type AskedQuestion = z.infer<typeof questionSchema>;

/** Says what to answer a question with, or how to go wrong. */
type Behave = (question: AskedQuestion) => Judgement | Misbehaviour;

/** A server that speaks chat completions as OpenAI does, on this machine. */
export async function startEndpointDouble(behave: Behave) {
  const questions: AskedQuestion[] = [];
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url !== '/v1/chat/completions' || request.headers.authorization !== 'Bearer a-key') {
      response.writeHead(404).end();
      return;
    }
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const { messages } = asked.parse(JSON.parse(Buffer.concat(pieces).toString()));
    const question = questionSchema.parse(JSON.parse(messages.at(-1)?.content ?? ''));
    questions.push(question);
    const answered = behave(question);
    if (typeof answered === 'string') misbehave(answered, response);
    else send(response, completion({ content: JSON.stringify(answered) }));
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    questions,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const completion = (message: object, finish = 'stop') => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'a-model',
  choices: [{ index: 0, finish_reason: finish, message: { role: 'assistant', refusal: null, ...message } }],
});

function misbehave(how: Misbehaviour, response: ServerResponse): void {
  switch (how) {
    case 'too many requests':
      return send(response, { error: { message: 'Rate limit', type: 'rate_limit' } }, 429);
    case 'server error':
      return send(response, { error: { message: 'Overloaded' } }, 503);
    case 'silence':
      return;
    case 'a body that never ends':
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"id":');
      return;
    case 'no JSON':
      return send(response, completion({ content: 'Full marks! A lovely text.' }));
    case 'JSON cut off':
      return send(response, completion({ content: '{"traits":[{"trait":"content"' }, 'length'));
    case 'another shape':
      return send(response, completion({ content: '{"score":90}' }));
    case 'refusal':
      return send(response, completion({ content: null, refusal: 'I cannot judge this.' }));
    case 'no choice':
      return send(response, { ...completion({}), choices: [] });
    case 'connection cut':
      response.destroy();
  }
}
