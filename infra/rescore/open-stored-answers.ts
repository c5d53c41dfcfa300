import type pg from 'pg';
import type { Journal } from '#domain/core/events/journal.ts';
import { WrongConfiguration } from '#infra/config/wrong-configuration.ts';
import { attempts } from '#projections/attempts/projection.ts';
import { openReadModelsDatabase } from '#projections/core/read-models.ts';
import { selectStates } from '#projections/core/states.ts';
import type { AnswerDependencies, FindAnswer } from '#services/analysis/scorable-answer.ts';
import { createFindAnswer } from '#services/find-answer.ts';
import { createQuestionBank } from '#services/questions/question-bank.ts';

export interface StoredAnswers {
  readonly journal: Journal;
  readonly findAnswer: FindAnswer;
}

interface Opened {
  readonly journal: Journal;
  readonly pool: pg.Pool;
  readonly files: AnswerDependencies['files'];
}

/**
 * Reads stored answers, their questions and earlier texts.
 * @throws WrongConfiguration without read models, which name the earlier texts
 */
export async function openStoredAnswers(
  { journal, pool, files }: Opened,
  settings: AnswerDependencies['settings'],
): Promise<StoredAnswers> {
  const states = await selectStates(pool);
  if (!states.some(({ name }) => name === attempts.name))
    throw new WrongConfiguration(
      'There are no read models yet: start Ninety, and try again when /health says ok.',
    );
  const findAnswer = createFindAnswer({
    journal,
    settings,
    files,
    bank: createQuestionBank(journal),
    readModels: {
      db: openReadModelsDatabase(pool),
      // Earlier texts existed when the answer was scored; and Ninety may be stopped.
      waitFor: () => Promise.resolve(),
    },
  });
  return { journal, findAnswer };
}
