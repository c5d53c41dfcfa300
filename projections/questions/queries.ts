import type { TypeCode } from '#domain/question-types/type-code.ts';
import type { AdminQuestion } from '#domain/support/contract.ts';
import { selectPage, type Page, type PageRequest } from '../core/page.ts';
import type { ReadModelsDatabase } from '../core/read-models.ts';
import type { QuestionRow } from './projection.ts';

/** All questions, or those of one type, in the order of their uids. */
export async function listQuestions(
  db: ReadModelsDatabase,
  { type }: { readonly type?: TypeCode | undefined },
): Promise<QuestionRow[]> {
  const all = db.selectFrom('questions').selectAll().orderBy('uid');
  return await (type === undefined ? all : all.where('type', '=', type)).execute();
}

const source = {
  view: 'questions',
  columns: { id: 'uid', type: 'type', title: 'title', level: 'level', free: 'free', version: 'version' },
  key: 'uid',
  searched: ['uid', 'title'],
};

/** A page of the bank; the whole question comes from its stream. */
export async function listQuestionsForAdmin(
  db: ReadModelsDatabase,
  page: PageRequest,
): Promise<Page<AdminQuestion>> {
  const { rows, total } = await selectPage<QuestionRow>(db, source, page);
  return { rows: rows.map(({ uid, section: _section, ...row }) => ({ id: uid, ...row })), total };
}
