import type { HomeQuestion } from '#domain/content/site-page.ts';
import { isInPractice } from '#domain/practice/access.ts';
import { catalogue } from '#domain/question-types/catalogue.ts';
import { listQuestions } from '#projections/questions/queries.ts';
import type { Dependencies } from '../../dependencies.ts';
import { shownQuestion } from '../../questions/shown-question.ts';

/** Short to read, quick to answer, with a reason for each option. */
const type = 'RSA';
/** A visitor without progress. */
const anyone = { visitorId: '00000000-0000-0000-0000-000000000000' };

type HomeQuestionDependencies = Pick<Dependencies, 'bank' | 'readModels' | 'signedFiles' | 'clock'>;

export async function selectOptionalHomeQuestion({
  bank,
  readModels,
  signedFiles,
  clock,
}: HomeQuestionDependencies): Promise<HomeQuestion | undefined> {
  const { questions } = await listQuestions(readModels.db, anyone, {
    filter: { type, free: true },
    sort: { field: 'uid', order: 'asc' },
    offset: 0,
    limit: 1,
  });
  const [first] = questions;
  const found = first && (await bank.get(first.uid));
  if (!found || !isInPractice(found) || found.status === 'retired') return undefined;
  const view = shownQuestion(signedFiles, found.question, clock());
  if (view.type !== type || view.question === undefined) return undefined;
  return {
    uid: view.uid,
    revision: found.revision,
    type,
    name: catalogue[type].name,
    text: view.topic,
    question: view.question,
    options: view.multichoice,
  };
}
