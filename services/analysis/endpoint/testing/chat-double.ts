import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import type { Judgement } from '#domain/scoring/writing/judgement.ts';
import { fail, faults, isFault, send, type Fault } from './faults.ts';

export const misbehaviours = [
  ...faults,
  'no JSON',
  'JSON cut off',
  'another shape',
  'refusal',
  'no choice',
] as const;
type Misbehaviour = (typeof misbehaviours)[number];

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

export type Judges = (question: AskedQuestion) => Judgement | Misbehaviour;

export async function answerChat(body: Response, response: ServerResponse, judges: Judges): Promise<void> {
  const { messages } = asked.parse(await body.json());
  const answered = judges(questionSchema.parse(JSON.parse(messages.at(-1)?.content ?? '')));
  if (typeof answered !== 'string') send(response, completion({ content: JSON.stringify(answered) }));
  else if (isFault(answered)) fail(response, answered);
  else misbehave(response, answered);
}

const completion = (message: object, finish = 'stop') => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'a-model',
  choices: [{ index: 0, finish_reason: finish, message: { role: 'assistant', refusal: null, ...message } }],
});

function misbehave(response: ServerResponse, how: Exclude<Misbehaviour, Fault>): void {
  switch (how) {
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
  }
}
