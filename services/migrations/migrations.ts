import type pg from 'pg';
import { migrate } from '#projections/postgres/migrate.ts';
import { pricePages } from '#projections/postgres/price-pages.ts';
import { eventStore } from './0001-event-store.ts';
import { personalKeys } from './0002-personal-keys.ts';
import { readModels } from './0003-read-models.ts';
import { heartbeats } from './0004-heartbeats.ts';
import { mailOutbox } from './0005-mail-outbox.ts';
import { reactorCheckpoints } from './0006-reactor-checkpoints.ts';
import { rateLimits } from './0007-rate-limits.ts';
import { securityLog } from './0008-security-log.ts';
import { restoreMark } from './0009-restore-mark.ts';
import { keyUse } from './0010-key-use.ts';
import { mailDelivery } from './0011-mail-delivery.ts';
import { sessionUse } from './0012-session-use.ts';
import { writingDrafts } from './0013-writing-drafts.ts';
import { draftsAfterAnswers } from './0014-drafts-after-answers.ts';
import { fairTime } from './0015-fair-time.ts';
import { testDrafts } from './0016-test-drafts.ts';
import { mailParts } from './0017-mail-parts.ts';
import { signInUse } from './0019-sign-in-use.ts';
import { till } from './0023-till.ts';
import { draftEdits } from './0024-draft-edits.ts';
import { setAside } from './0025-set-aside.ts';
import { mailAttachments } from './0026-mail-attachments.ts';

/** All of the database but read models, in order. Migrations never change: add another at the end. */
const migrations = {
  '0001_event_store': eventStore,
  '0002_personal_keys': personalKeys,
  '0003_read_models': readModels,
  '0004_heartbeats': heartbeats,
  '0005_mail_outbox': mailOutbox,
  '0006_reactor_checkpoints': reactorCheckpoints,
  '0007_rate_limits': rateLimits,
  '0008_security_log': securityLog,
  '0009_restore_mark': restoreMark,
  '0010_key_use': keyUse,
  '0011_mail_delivery': mailDelivery,
  '0012_session_use': sessionUse,
  '0013_writing_drafts': writingDrafts,
  '0014_drafts_after_answers': draftsAfterAnswers,
  '0015_fair_time': fairTime,
  '0016_test_drafts': testDrafts,
  '0017_mail_parts': mailParts,
  '0019_sign_in_use': signInUse,
  '0023_till': till,
  '0024_draft_edits': draftEdits,
  '0025_set_aside': setAside,
  '0026_mail_attachments': mailAttachments,
};

/** Brings a database to the present; may run at any time, in any number of processes. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  await migrate(pool, migrations);
  await pricePages(pool);
}
