import type { JsonObject, JsonValue } from '../core/json.ts';

const difficulties: ReadonlyMap<unknown, number> = new Map([
  ['easy', 2],
  ['medium', 3],
  ['hard', 4],
]);

/** How many options, blanks, pairs or words of a question of version 1 want a reason. */
function partCount(question: JsonObject): number {
  const lengthOf = (field: string) => {
    const value = question[field];
    return Array.isArray(value) ? value.length : 0;
  };
  switch (question['type']) {
    case 'RSA':
      return lengthOf('multichoice');
    case 'RRP':
      return lengthOf('paragraphs') - 1;
    case 'RFB':
      return lengthOf('correctAnswers');
    default:
      return 0;
  }
}

/**
 * A question as it was stored before questions had topics, a difficulty of five steps and a reason for each part:
 * the one explanation stands for every part. Version 1 knew RSA, RRP, RFB and LWD.
 */
export function upcastQuestion(data: JsonObject): JsonObject {
  const { level, ...question } = data['question'] as JsonObject;
  const text = question['explanation'] as JsonValue;
  return {
    ...data,
    question: {
      ...question,
      difficulty: difficulties.get(level) ?? 3,
      topics: [],
      prediction: false,
      explanations: Array.from({ length: partCount(question) }, () => ({ text })),
      ...(question['type'] === 'LWD' && { sentences: [] }),
    },
  };
}

/**
 * A correction as it was stored before it told whether it changed the key. What was not decided then is not decided
 * by the scoring of today, which would let replayed history change with it: what may have changed the key did so.
 */
export function upcastCorrection(data: JsonObject): JsonObject {
  return { ...data, changesKey: true };
}
