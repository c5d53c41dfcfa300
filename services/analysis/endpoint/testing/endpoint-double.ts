import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerChat, type AskedQuestion, type Judges } from './chat-double.ts';
import { answerTranscription, type AskedRecording, type Hears } from './transcription-double.ts';

interface Behaviour {
  readonly judges?: Judges;
  readonly hears?: Hears;
}

export async function startEndpointDouble({ judges, hears }: Behaviour) {
  const questions: AskedQuestion[] = [];
  const recordings: AskedRecording[] = [];
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.headers.authorization === 'Bearer a-key' ? request.url : '';
    const body = await bodyOf(request);
    if (judges && path === '/v1/chat/completions') {
      await answerChat(body, response, (question) => {
        questions.push(question);
        return judges(question);
      });
    } else if (hears && path === '/v1/audio/transcriptions') {
      await answerTranscription(body, response, (recording) => {
        recordings.push(recording);
        return hears(recording);
      });
    } else response.writeHead(404).end();
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    questions,
    recordings,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Response> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return new Response(Buffer.concat(pieces), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  });
}
