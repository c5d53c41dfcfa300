import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { Defect } from '#domain/core/defect.ts';
import { questionSchema, type Question } from '#domain/question-types/registry.ts';
import { readContent } from '#infra/seed/content-files.ts';

/** Separate questions that no student practises and no rule was tuned for. */
const folder = path.join(import.meta.dirname, 'questions');

const ownQuestions = (): Question[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) =>
      z.array(questionSchema).parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))),
    );

/** The questions of the calibration answers by uid: the calibration's own and the seeded ones. */
export function readCalibrationQuestions(): (uid: string) => Question {
  const questions = [...ownQuestions(), ...readContent().map(({ question }) => question)];
  const byUid = new Map(questions.map((question) => [question.uid, question]));
  return (uid) => {
    const question = byUid.get(uid);
    if (!question) throw new Defect(`no question ${uid}`);
    return question;
  };
}
