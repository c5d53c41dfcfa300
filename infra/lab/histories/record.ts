import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { startInstallation } from '#infra/lab/faults/installation.ts';
import { tokenInMail } from '#infra/lab/faults/token-in-mail.ts';
import { startOwnTemporal } from '#infra/lab/own-temporal.ts';
import { tillKeys } from '#services/payments/till/till-keys.ts';
import { recordedReleases } from '#infra/histories/history.ts';
import { deleteUnusedAccount } from './delete-unused-account.ts';
import { startMailServer } from './mail-server.ts';
import { openPool, recordHistory } from './record-history.ts';
import type { Stage } from './story/person.ts';
import { tellStory } from './story/tell-story.ts';
import { workflowHistories } from './workflow-histories.ts';

const sprintSeconds = 20;
/** Each clock of a short exam leaves time for an answer, and expires within seconds. */
const sectionSeconds = 60;

// `node infra/lab/histories/record.ts`: run it once per release, on its last commit, and commit the result.
const root = path.resolve(import.meta.dirname, '..', '..', '..');
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
if (recordedReleases().includes(version)) throw new Error(`${version} has its history already`);
const log = (line: string) => console.log(line);
const mailWebhookSecret = Buffer.alloc(32, 5);
const tokenSecret = 'the secret of a story that is told once';
await using mailServer = await startMailServer();
// The launcher's Temporal does not reveal its address.
await using temporal = await startOwnTemporal();
await using installation = await startInstallation({
  sprintSeconds,
  sectionSeconds,
  environment: {
    TOKEN_SECRET: tokenSecret,
    MAIL_WEBHOOK_SECRET: `whsec_${mailWebhookSecret.toString('base64')}`,
    FREE_SPEAKING_CREDITS: '4',
    SMTP_URL: mailServer.url,
    TEMPORAL_ADDRESS: temporal.address,
  },
  log,
});
const { baseUrl, databaseUrl, personalDataKey } = installation;
const pool = openPool(databaseUrl);
try {
  const stage: Stage = {
    baseUrl,
    admin: installation.admin,
    tokenInMail: (userId, kind) => tokenInMail(pool, userId, kind),
    mailWebhookSecret,
    tillKey: tillKeys(tokenSecret).secretKey,
  };
  await tellStory(stage, log);
  mailServer.open();
  await deleteUnusedAccount(temporal.address);
  await untilQuiet(pool);
} finally {
  await pool.end();
}
const workflows = await workflowHistories(temporal.address);
log(`written to ${await recordHistory(version, { databaseUrl, personalDataKey }, workflows)}`);

/** Until nothing was stored for some seconds and every projection has caught up. */
async function untilQuiet(store: pg.Pool): Promise<void> {
  for (let before = ''; ; await pause(5_000)) {
    const { rows } = await store.query<{ head: string; behind: number }>(
      `select (select max(position) from event_store.event)::text as head,
        (select count(*) from read_models.checkpoint where status <> 'running')::integer as behind`,
    );
    const head = rows[0]?.head ?? '';
    if (head === before && rows[0]?.behind === 0) return;
    before = head;
  }
}
