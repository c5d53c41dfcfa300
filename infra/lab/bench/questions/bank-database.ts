import pg from 'pg';
import { progress } from '#projections/progress/projection.ts';
import { questionFigures } from '#projections/question-figures/projection.ts';
import { questions } from '#projections/questions/projection.ts';
import { migrateDatabase } from '#services/migrations/migrations.ts';
import { bankEvents, bankUids } from './bank.ts';
import { fill, type Happening } from './fill.ts';
import { practiceEvents } from './practice.ts';

export const studentId = '0190a000-0000-7000-8000-000000000001';
const idOf = (index: number) => `0190a000-0000-7000-8000-${String(index + 100).padStart(12, '0')}`;

/**
 * Fills a database with 20,000 questions, a student with 5,000 attempts and interleaved attempts of other students,
 * then analyses it.
 */
export async function fillBank(databaseUrl: string, attemptsOfOthers: number): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  try {
    await migrateDatabase(pool);
    const uids = bankUids(20_000);
    await fill(pool, questions, bankEvents(uids));
    const others = Array.from({ length: attemptsOfOthers / 500 }, (_, index) => idOf(index));
    const practice = { userId: studentId, attempts: 5000, others, attemptsOfOthers };
    await fill(pool, progress, practiceEvents(uids, practice));
    await fill(pool, questionFigures, joined(bankEvents(uids), practiceEvents(uids, practice)));
    // Autovacuum does this some time after so many inserts.
    await pool.query('vacuum analyze');
  } finally {
    await pool.end();
  }
}

function* joined(...all: readonly Iterable<Happening>[]): Generator<Happening> {
  for (const happenings of all) yield* happenings;
}
