import { adminQuestions, adminReports, type AdminQuestion } from '#domain/questions/admin-contract.ts';
import { completeQuestionFigures, listQuestionFigures } from '#projections/question-figures/queries.ts';
import { listReports } from '#projections/question-reports/queries.ts';
import { listQuestionsForAdmin } from '#projections/questions/queries.ts';
import { adminQuestionFigures } from '#domain/questions/figures-contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { adminResourceRoutes } from '../http/admin-resource.ts';
import type { Route } from '../http/route.ts';
import { readQuestionHistory } from './question-history.ts';

export function questionAdminLists({
  journal,
  readModels,
}: Pick<Dependencies, 'journal' | 'readModels'>): Route[] {
  return [
    ...adminResourceRoutes(adminQuestions, {
      reads: ['questions', 'question_reports'],
      list: (query) => listQuestionsForAdmin(readModels.db, query),
      complete: (row) => withKey(journal, row),
    }),
    ...adminResourceRoutes(adminReports, {
      reads: ['question_reports', 'report_messages'],
      list: (query) => listReports(readModels.db, query),
    }),
    ...adminResourceRoutes(adminQuestionFigures, {
      reads: ['question_figures'],
      list: (query) => listQuestionFigures(readModels.db, query),
      complete: async (row) => ({ row: await completeQuestionFigures(readModels.db, row) }),
    }),
  ];
}

async function withKey(journal: Dependencies['journal'], listed: AdminQuestion) {
  const history = await readQuestionHistory(journal, listed.id);
  if (!history) throw new Error(`${listed.id} is listed and has no stream`);
  const { question, status, revision } = history.present;
  const { title, difficulty, topics, free, prediction } = question;
  const row = { ...listed, title, difficulty, topics, free, prediction, status, revision, question };
  return { row, revision: history.streamRevision };
}
