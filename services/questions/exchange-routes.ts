import { maximumRows, type ListQuery } from '#domain/core/admin-resource.ts';
import { reject } from '#domain/core/events/decision.ts';
import type { AdminQuestion } from '#domain/questions/admin-contract.ts';
import * as contract from '#domain/questions/exchange-contract.ts';
import { listQuestionsForAdmin } from '#projections/questions/queries.ts';
import type { Dependencies } from '../dependencies.ts';
import { zipped } from '../files/zip.ts';
import { route, type Route } from '../http/route.ts';
import { NotAPackage } from './exchange/not-a-package.ts';
import type { Refused } from './exchange/read-package.ts';
import { canGoAs, writePackage, type OpenMedia } from './exchange/write-package.ts';
import { importPackage } from './import-package.ts';

const mediaType = 'application/zip';

export function questionExchangeRoutes(dependencies: Dependencies): Route[] {
  const { bank, questionFiles, readModels } = dependencies;
  const openMedia: OpenMedia = async (file) => {
    const stored = await questionFiles.selectOptionalFile(file);
    return stored?.read(0, stored.bytes - 1);
  };
  return [
    route(
      contract.exportQuestions,
      async ({ input: { filter, format }, now }) => {
        const chosen = await listAll(readModels.db, filter);
        if (chosen.length === 0) return reject('question_not_found');
        const going = chosen.filter(({ type }) => canGoAs(type, format));
        if (going.length === 0) {
          const fields = { format: 'QTI has no interaction for these types. Take JSON.' };
          return { rejected: 'invalid_input' as const, fields };
        }
        const content = zipped(writePackage(presentOf(bank, going), format, openMedia));
        const fileName = `ninety-questions-${now.slice(0, 10)}.zip`;
        return { status: 200, stream: { content, mediaType, fileName } };
      },
      { reads: ['questions', 'question_reports'] },
    ),

    route(contract.importQuestions, async ({ input, upload }) => {
      try {
        const { landed, refused, position } = await importPackage(dependencies, input, upload);
        const body = { landed: [...landed], refused: refused.map(told) };
        return { status: 200 as const, body, ...(position !== undefined && { position }) };
      } catch (error) {
        if (!(error instanceof NotAPackage)) throw error;
        return { rejected: 'invalid_input' as const, fields: { body: error.message } };
      }
    }),
  ];
}

const told = ({ name, reasons }: Refused) => ({ name, reasons: [...reasons] });

async function listAll(
  db: Dependencies['readModels']['db'],
  filter: ListQuery['filter'],
): Promise<AdminQuestion[]> {
  const sort = { field: 'id', order: 'ASC' } as const;
  const all: AdminQuestion[] = [];
  for (;;) {
    const range = [all.length, all.length + maximumRows - 1] as const;
    const { rows, total } = await listQuestionsForAdmin(db, { sort, range, filter });
    all.push(...rows);
    if (rows.length === 0 || all.length >= total) return all;
  }
}

/** The current questions with their keys, read lazily. */
async function* presentOf(bank: Dependencies['bank'], rows: readonly AdminQuestion[]) {
  for (const { id } of rows) {
    const found = await bank.get(id);
    if (found) yield found.question;
  }
}
