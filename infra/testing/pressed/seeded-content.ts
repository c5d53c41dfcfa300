import { rsaQuestion } from '#domain/question-types/testing/questions.ts';
import { questionBank } from '#infra/seed/questions.ts';
import type { Content } from './control-names.ts';

/** A single word may be the name of a button too. */
const isSentence = (text: string) => text.split(' ').length > 2;

/** What the questions of the tests show. */
export function seededContent(): Content {
  const questions = [...questionBank, rsaQuestion];
  return {
    titles: questions.map(({ title }) => title).toSorted((one, other) => other.length - one.length),
    texts: new Set(questions.flatMap((question) => [...textsIn(question)]).filter(isSentence)),
  };
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* textsIn(part);
}
