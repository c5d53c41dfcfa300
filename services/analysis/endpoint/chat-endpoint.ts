import { zodResponseFormat } from 'openai/helpers/zod';
import { judgementSchema, type Judgement } from '#domain/scoring/writing/judgement.ts';
import type { WrittenAnswer } from '#domain/scoring/writing-analysis.ts';
import {
  askEndpoint,
  createEndpointClient,
  defaultTimeoutMs,
  EndpointFailed,
  type EndpointOptions,
} from './endpoint-client.ts';
import { instructions, questionFor, type AskedTrait } from './instructions.ts';

export interface ChatEndpoint {
  readonly model: string;
  /** @throws EndpointFailed for anything but a readable judgement */
  judge(answer: WrittenAnswer, traits: readonly AskedTrait[]): Promise<Judgement>;
}

/** Bounds the cost of one question. A judgement with 60 mistakes takes about 4,000 tokens. */
const maximumTokens = 4_000;
/** Makes answers reproducible, if the endpoint supports it. */
const seed = 90;

export function createChatEndpoint(options: EndpointOptions): ChatEndpoint {
  const { model, timeoutMs = defaultTimeoutMs } = options;
  const client = createEndpointClient(options, timeoutMs);
  const ask = async (
    answer: WrittenAnswer,
    traits: readonly AskedTrait[],
    signal: AbortSignal,
  ): Promise<Judgement> => {
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
      { signal },
    );
    const [choice] = choices;
    if (!choice) throw new EndpointFailed('writing', 'it gave no choice');
    const { finish_reason: reason, message } = choice;
    // Some servers omit the field.
    if (typeof message.refusal === 'string') throw new EndpointFailed('writing', 'it refused');
    if (reason !== 'stop') throw new EndpointFailed('writing', `it stopped early, ${reason}`);
    return judgementSchema.parse(JSON.parse(message.content ?? ''));
  };
  return {
    model,
    judge: (answer, traits) => askEndpoint('writing', timeoutMs, (signal) => ask(answer, traits, signal)),
  };
}
