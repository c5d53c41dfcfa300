import type pg from 'pg';
import type { Journal } from '#domain/core/events/journal.ts';
import { WrongConfiguration } from '#infra/config/wrong-configuration.ts';
import { attempts } from '#projections/attempts/projection.ts';
import { openReadModelsDatabase } from '#projections/core/read-models.ts';
import { selectStates } from '#projections/core/states.ts';
import type { AnswerDependencies } from '#services/analysis/scorable-answer.ts';
import { createQuestionBank } from '#services/questions/question-bank.ts';

interface Opened {
  readonly journal: Journal;
  readonly pool: pg.Pool;
  readonly files: AnswerDependencies['files'];
}

/**
 * What finds the stored answers of an installation, their questions, and what was written before them.
 * @throws WrongConfiguration while there are no read models, which name what was written before
 */
export async function openStoredAnswers(
  { journal, pool, files }: Opened,
  settings: AnswerDependencies['settings'],
): Promise<AnswerDependencies> {
  const states = await selectStates(pool);
  if (!states.some(({ name }) => name === attempts.name))
    throw new WrongConfiguration(
      'There are no read models yet: start Ninety, and try again when /health says ok.',
    );
  return {
    journal,
    settings,
    files,
    bank: createQuestionBank(journal),
    readModels: {
      db: openReadModelsDatabase(pool),
      // What stands before an answer with a score was there when it was scored; and Ninety may not run now.
      waitFor: () => Promise.resolve(),
    },
  };
}
