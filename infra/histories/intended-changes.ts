import { changesAloneAreTold } from './changes-alone-are-told.ts';
import { correctionsChangeKeys } from './corrections-change-keys.ts';
import type { IntendedChange } from './intended-change.ts';
import { listsAndJsonInColumns } from './lists-and-json-in-columns.ts';
import { mailsAreCounted } from './mails-are-counted.ts';
import { questionsKeptForTests } from './questions-kept-for-tests.ts';
import { notesArePersonal } from './notes-are-personal.ts';
import { oneWordForRevisions } from './one-word-for-revisions.ts';
import { preferencesApart } from './preferences-apart.ts';
import { sittingsOfManyClocks } from './sittings-of-many-clocks.ts';
import { sittingsWaitForScores } from './sittings-wait-for-scores.ts';

/** The oldest first: each is applied to what the ones before it leave. */
export const intendedChanges: readonly IntendedChange[] = [
  listsAndJsonInColumns,
  preferencesApart,
  questionsKeptForTests,
  notesArePersonal,
  changesAloneAreTold,
  correctionsChangeKeys,
  oneWordForRevisions,
  mailsAreCounted,
  sittingsWaitForScores,
  sittingsOfManyClocks,
];
