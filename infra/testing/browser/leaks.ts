import { answerBy } from '#domain/question-types/testing/questions.ts';
import { z } from 'zod';
import { answerableCodes, registry, studentView, type Question } from '#domain/question-types/registry.ts';

/** What of a set of questions must not be read anywhere before its answer is in, and where it was read. */
export interface LeakSearch {
  /**
   * Leaks in what was told, each in words. Short secrets, such as one word of a key, stand innocently in other
   * questions' texts: they are looked for only in what was told about their own question.
   */
  find(told: Told): string[];
}

export interface Told {
  /** JSON, or anything else as it came. */
  readonly text: string;
  /** The question that was asked about. */
  readonly uid?: string;
}

/** Names of fields that only questions with their keys, solutions and scores have. */
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
  // `text`, `startMs` and `endMs` belong to the parts of what is hidden, and to others too.
  const parts = new Set(['text', 'startMs', 'endMs', 'quote']);
  return new Set([...hidden.filter((name) => !parts.has(name)), 'solution', 'score', 'scores', 'evidence']);
}

/** The words by which a key point is found are everyday words: one alone stands in any text, a list of them in none. */
const wordLists = new Set(['keywords']);

/** Every text and every list of texts in a value. */
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

/** Whether a text has this as words of its own: "ice" stands in "an ice cube" and not in "price". */
function standsIn(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const end = at + words.length;
    const goesOnBefore = isLetter(text, at - 1) && isLetter(text, at);
    if (!goesOnBefore && !(isLetter(text, end - 1) && isLetter(text, end))) return true;
  }
  return false;
}

/** All of these long texts that stand in another one, found in one walk through that: by how they begin. */
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

/** Looks for the keys of these questions: by the names of fields, and by the texts that no view of any shows. */
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
