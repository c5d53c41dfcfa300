import type { AnswerableCode, Question } from '#domain/question-types/registry.ts';
import type { ContentFile } from '#infra/seed/content-files.ts';
import type { Sound } from './mp3.ts';

/** A question's file with what its recording really holds; no sound where the mp3 is missing. */
export interface CheckedFile extends ContentFile {
  readonly sound?: Sound;
}

/** What is wrong, where, and what to do about it. */
export interface Fault {
  readonly file: string;
  readonly field: string;
  readonly message: string;
}

/** Reads the whole bank and says what is wrong in it. Pure. */
export type Rule = (files: readonly CheckedFile[]) => Fault[];

/** A field and a sentence on what to do: what a rule that looks at one question finds. */
export type Finding = readonly [field: string, message: string];

/** A rule about one question at a time. */
export function eachQuestion(check: (question: Question, file: CheckedFile) => readonly Finding[]): Rule {
  return (files) =>
    files.flatMap((file) =>
      check(file.question, file).map(([field, message]) => ({ file: file.file, field, message })),
    );
}

/** A rule about all questions of a type together; its findings name the type's folder. */
export function eachSet(
  check: (files: readonly CheckedFile[], code: AnswerableCode) => readonly Finding[],
): Rule {
  return (files) => {
    const codes = new Set(files.map(({ question }) => question.type));
    return [...codes].flatMap((code) =>
      check(
        files.filter(({ question }) => question.type === code),
        code,
      ).map(([field, message]) => ({ file: `${code}/`, field, message })),
    );
  };
}

/** One finding unless all is well. */
export function finding(isWrong: boolean, field: string, message: string): Finding[] {
  return isWrong ? [[field, message]] : [];
}
