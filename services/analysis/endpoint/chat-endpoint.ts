import OpenAI from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import { judgementSchema, type Judgement } from '#domain/scoring/writing/judgement.ts';
import type { WrittenAnswer } from '#domain/scoring/writing-analysis.ts';
import { instructions, questionFor, type AskedTrait } from './instructions.ts';

export interface ChatEndpointOptions {
  /** Of any server that speaks OpenAI's chat completions, up to and without `/chat/completions`. */
  readonly url: string;
  readonly model: string;
  readonly key: string;
  /** The longest one question may take, in milliseconds. */
  readonly timeoutMs?: number;
}

/** An endpoint that judges written answers. */
export interface ChatEndpoint {
  readonly model: string;
  /** @throws EndpointFailed for anything but a judgement that can be read: the caller asks again, or does without */
  judge(answer: WrittenAnswer, traits: readonly AskedTrait[]): Promise<Judgement>;
}

/** What bounds the cost of one question; a judgement with 60 mistakes takes some 4,000 tokens. */
const maximumTokens = 4_000;
/** The same question gets the same answer where the endpoint can. */
const seed = 90;

/** What goes into histories of workflows and logs: never a part of what was sent or answered, which may be the learner's. */
class EndpointFailed extends Error {
  override readonly name = 'EndpointFailed';
  constructor(what: string) {
    super(`The endpoint of the writing analysis failed: ${what}`);
  }
}

/** Asks once: tries again are the workflow's, which counts them. */
export function createChatEndpoint({
  url,
  model,
  key,
  timeoutMs = 12_000,
}: ChatEndpointOptions): ChatEndpoint {
  const client = new OpenAI({
    baseURL: url,
    apiKey: key,
    maxRetries: 0,
    timeout: timeoutMs,
    // The environment of the process is no setting of Ninety.
    organization: null,
    project: null,
    logLevel: 'off',
  });
  const ask = async (answer: WrittenAnswer, traits: readonly AskedTrait[]): Promise<Judgement> => {
    const { choices } = await client.chat.completions.create(
      {
        model,
        temperature: 0,
        seed,
        max_completion_tokens: maximumTokens,
        response_format: zodResponseFormat(judgementSchema, 'judgement'),
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: questionFor(answer, traits) },
        ],
      },
      // The client's own limit ends with the head of the answer; a body that never ends is cut off too.
      { signal: AbortSignal.timeout(timeoutMs) },
    );
    const [choice] = choices;
    if (!choice) throw new EndpointFailed('it gave no choice');
    const { finish_reason: reason, message } = choice;
    // Servers that never refuse leave it out.
    if (typeof message.refusal === 'string') throw new EndpointFailed('it refused');
    if (reason !== 'stop') throw new EndpointFailed(`it stopped early, ${reason}`);
    return judgementSchema.parse(JSON.parse(message.content ?? ''));
  };
  return {
    model,
    async judge(answer, traits) {
      try {
        return await ask(answer, traits);
      } catch (error) {
        throw error instanceof EndpointFailed ? error : new EndpointFailed(kindOfFailure(error));
      }
    },
  };
}

function kindOfFailure(error: unknown): string {
  if (error instanceof OpenAI.APIError && error.status !== undefined) return `status ${error.status}`;
  return error instanceof Error ? error.name : 'unknown';
}
