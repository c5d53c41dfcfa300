import { answerBy } from '#domain/question-types/testing/questions.ts';
import { z } from 'zod';
import { answerableCodes, registry, studentView, type Question } from '#domain/question-types/registry.ts';

/** The secrets of a set of questions that must not appear before an answer, and the search for them. */
export interface LeakSearch {
  /**
   * Describes each leak in a response. Short secrets, such as a single word of a key, occur legitimately in other
   * questions' texts, so they are only searched in responses about their own question.
   */
  find(told: Told): string[];
}

export interface Told {
  /** JSON, or the raw text. */
  readonly text: string;
  /** The question that the request was about. */
  readonly uid?: string;
}

/** The names of fields that occur only in questions with keys, solutions and scores. */
function secretNames(): ReadonlySet<string> {
  const namesOf = (schema: z.ZodType): string[] => {
    const names: string[] = [];
    z.toJSONSchema(schema, {
      unrepresentable: 'any',
      override: ({ jsonSchema }) => void names.push(...Object.keys(jsonSchema.properties ?? {})),
    });
    return names;
  };
  const types = answerableCodes.map((code) => registry[code]);
  const shown = new Set(types.map(({ viewSchema }) => viewSchema).flatMap(namesOf));
  const told = types.flatMap(({ questionSchema, solutionSchema }) => [questionSchema, solutionSchema]);
  const hidden = told.flatMap(namesOf).filter((name) => !shown.has(name));
  // `text`, `startMs` and `endMs` occur in hidden parts and elsewhere.
  const parts = new Set(['text', 'startMs', 'endMs', 'quote']);
  return new Set([...hidden.filter((name) => !parts.has(name)), 'solution', 'score', 'scores', 'evidence']);
}

/** The keywords of a key point are everyday words: a single one occurs in many texts, the whole list in none. */
const wordLists = new Set(['keywords']);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, each]) =>
    wordLists.has(name) ? textsIn(each).filter((text) => text.startsWith('[')) : textsIn(each),
  );
  return Array.isArray(value) && value.length > 1 && value.every((each) => typeof each === 'string')
    ? [...inner, JSON.stringify(value)]
    : inner;
}

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(namesIn);
  return Array.isArray(value) ? inner : [...inner, ...Object.keys(value)];
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const longFrom = 20;
const isLong = (secret: string) => secret.length >= longFrom;

const isLetter = (text: string, at: number) => /[\p{L}\p{N}]/u.test(text.charAt(at));

/** Whether a text contains these words as whole words: "ice" is in "an ice cube" but not in "price". */
function standsIn(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    const goesOnBefore = isLetter(text, at - 1) && isLetter(text, at);
    if (!goesOnBefore && !(isLetter(text, end - 1) && isLetter(text, end))) return true;
  }
  return false;
}

/** Finds all of these long texts in another one, in a single pass, by their beginnings. */
function findTexts(sought: readonly string[]): (text: string) => ReadonlySet<string> {
  const begin = longFrom;
  const byBegin = Map.groupBy(new Set(sought), (one) => one.slice(0, begin));
  return (text) => {
    const found = new Set<string>();
    for (let at = 0; at + begin <= text.length; at += 1)
      for (const one of byBegin.get(text.slice(at, at + begin)) ?? [])
        if (text.startsWith(one, at)) found.add(one);
    return found;
  };
}

/** Searches for the keys of these questions: by field names, and by the texts that no view shows. */
export function searchForKeys(questions: readonly Question[]): LeakSearch {
  const names = secretNames();
  const shownOf = (question: Question) => textsIn(studentView(question, 'before')).join('\n');
  const shown = questions.map(shownOf).join('\n');
  const secretsOf = new Map(
    questions.map((question) => {
      const told = [
        question,
        studentView(question, 'after'),
        answerBy(studentView(question, 'after')),
      ].flatMap(textsIn);
      const visible = shownOf(question);
      return [
        question.uid,
        [...new Set(told)].filter((secret) => secret !== '' && !visible.includes(secret)),
      ];
    }),
  );
  const everywhere = [...secretsOf.values()]
    .flat()
    .filter((secret) => isLong(secret) && !shown.includes(secret));
  const standingIn = findTexts(everywhere);
  return {
    find({ text, uid }) {
      const value = parse(text);
      const texts = [...new Set(textsIn(value))].join('\n');
      const own = uid === undefined ? [] : (secretsOf.get(uid) ?? []).filter((secret) => !isLong(secret));
      return [
        ...new Set(namesIn(value).filter((name) => names.has(name))),
        ...standingIn(texts),
        ...own.filter((secret) => standsIn(texts, secret)),
      ];
    },
  };
}
