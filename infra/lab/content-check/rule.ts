import type { AnswerableCode, Question } from '#domain/question-types/registry.ts';
import type { ContentFile } from '#infra/seed/content-files.ts';
import type { Sound } from './mp3.ts';

export interface CheckedFile extends ContentFile {
  readonly sound?: Sound;
}

export interface Fault {
  readonly file: string;
  readonly field: string;
  readonly message: string;
}

export type Rule = (files: readonly CheckedFile[]) => Fault[];

/** A field and a sentence on what to do. */
export type Finding = readonly [field: string, message: string];

export function eachQuestion(check: (question: Question, file: CheckedFile) => readonly Finding[]): Rule {
  return (files) =>
    files.flatMap((file) =>
      check(file.question, file).map(([field, message]) => ({ file: file.file, field, message })),
    );
}

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

export function finding(isWrong: boolean, field: string, message: string): Finding[] {
  return isWrong ? [[field, message]] : [];
}
