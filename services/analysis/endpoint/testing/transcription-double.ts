import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { fail, faults, isFault, send, type Fault } from './faults.ts';

export const mishearings = [
  ...faults,
  'no JSON',
  'another shape',
  'no words',
  'words without times',
  'times backwards',
  'words behind the end',
  'another alphabet',
  'a long story',
  'a novel',
  'a novel without end',
] as const;
type Mishearing = (typeof mishearings)[number];

const asked = z.object({
  model: z.string(),
  language: z.literal('en'),
  temperature: z.literal('0'),
  response_format: z.literal('verbose_json'),
  'timestamp_granularities[]': z.literal('word'),
  file: z.instanceof(File),
});

export interface AskedRecording {
  readonly name: string;
  readonly type: string;
  readonly sound: Uint8Array;
}

export type Hears = (recording: AskedRecording) => { readonly said: string } | Mishearing;

export async function answerTranscription(
  body: Response,
  response: ServerResponse,
  hears: Hears,
): Promise<void> {
  // Strict, so that unexpected parameters, such as a prompt, fail too.
  const { file } = asked.strict().parse(Object.fromEntries(await body.formData()));
  const answered = hears({
    name: file.name,
    type: file.type,
    sound: new Uint8Array(await file.arrayBuffer()),
  });
  if (typeof answered === 'object') send(response, transcription(answered.said));
  else if (isFault(answered)) fail(response, answered);
  else mishear(response, answered);
}

/** Like OpenAI, without punctuation; four words a second. */
const wordsOf = (text: string) =>
  text.split(' ').map((word, at) => ({
    word: word.replaceAll(/[.,;:!?]/g, ''),
    start: at / 4,
    end: at / 4 + 0.2,
  }));

const transcription = (text: string, words: readonly object[] = wordsOf(text)) => ({
  task: 'transcribe',
  language: 'english',
  duration: words.length / 4,
  text,
  words,
});

const text = 'A lovely text about wheat.';

function mishear(response: ServerResponse, how: Exclude<Mishearing, Fault>): void {
  switch (how) {
    case 'no JSON':
      response.writeHead(200, { 'content-type': 'text/plain' }).end(text);
      return;
    case 'another shape':
      return send(response, { text });
    case 'no words':
      return send(response, transcription('', []));
    case 'words without times':
      return send(
        response,
        transcription(
          text,
          wordsOf(text).map(({ word }) => ({ word })),
        ),
      );
    case 'times backwards':
      return send(response, transcription(text, wordsOf(text).toReversed()));
    case 'words behind the end':
      return send(response, transcription(text, [{ word: 'lovely', start: 3600, end: 3601 }]));
    case 'another alphabet':
      return send(response, transcription('Цена на пшеницу резко выросла.'));
    case 'a long story':
      return send(response, transcription('lovely '.repeat(2_000).trim()));
    case 'a novel':
      return send(response, transcription('lovely '.repeat(100_000).trim()));
    case 'a novel without end':
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"text":"');
      return pour(response);
  }
}

function pour(response: ServerResponse): void {
  const piece = 'lovely '.repeat(10_000);
  while (!response.destroyed && response.write(piece));
  if (!response.destroyed) response.once('drain', () => pour(response));
}
