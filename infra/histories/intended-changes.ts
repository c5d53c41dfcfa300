import { cartsNeedALook } from './carts-need-a-look.ts';
import { changesAloneAreTold } from './changes-alone-are-told.ts';
import { clocksMayStand } from './clocks-may-stand.ts';
import { correctionsChangeKeys } from './corrections-change-keys.ts';
import type { IntendedChange } from './intended-change.ts';
import { listsAndJsonInColumns } from './lists-and-json-in-columns.ts';
import { mailsAreCounted } from './mails-are-counted.ts';
import { notificationsLeadFurther } from './notifications-lead-further.ts';
import { questionsKeptForTests } from './questions-kept-for-tests.ts';
import { questionsMayBeEveryday } from './questions-may-be-everyday.ts';
import { notesArePersonal } from './notes-are-personal.ts';
import { oneLedgerAPerson } from './one-ledger-a-person.ts';
import { oneWordForRevisions } from './one-word-for-revisions.ts';
import { overallAddsUp } from './overall-adds-up.ts';
import { preferencesApart } from './preferences-apart.ts';
import { sessionsSayByWhatDevice } from './sessions-say-by-what-device.ts';
import { sessionsSayWhenTheyBegan } from './sessions-say-when-they-began.ts';
import { sittingsOfManyClocks } from './sittings-of-many-clocks.ts';
import { sittingsWaitForScores } from './sittings-wait-for-scores.ts';
import { sittingsAreEstimated } from './sittings-are-estimated.ts';
import { sittingsMayBeMarked } from './sittings-may-be-marked.ts';
import { sittingsMayBeRemoved } from './sittings-may-be-removed.ts';
import { sittingsMayBeShared } from './sittings-may-be-shared.ts';
import { sittingsSayWhatPaid } from './sittings-say-what-paid.ts';
import { timeIsGivenBack } from './time-is-given-back.ts';

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
  timeIsGivenBack,
  sittingsMayBeRemoved,
  sittingsSayWhatPaid,
  sittingsMayBeMarked,
  sittingsAreEstimated,
  sittingsMayBeShared,
  clocksMayStand,
  sessionsSayWhenTheyBegan,
  sessionsSayByWhatDevice,
  questionsMayBeEveryday,
  oneLedgerAPerson,
  cartsNeedALook,
  overallAddsUp,
  ...notificationsLeadFurther,
];
