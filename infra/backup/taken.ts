/** What a backup includes. A test fails for a table in no list: its author decides here. */
export const tables = {
  /** Row by row. */
  taken: [
    'personal_keys.key',
    'mail.outbox',
    'security.event',
    'event_store.tombstone',
    'drafts.writing_draft',
    // Streams that reactors have yet to handle.
    'ops.set_aside',
  ],
  /** In their own form. */
  translated: ['event_store.event', 'workflows.checkpoints'],
  /** Rebuilt from the events. */
  derived: ['read_models.*'],
  /**
   * Useless to another installation: drafts in running tests, heartbeats, counts, session and sign-in use, restore
   * marks, migrations, the till, the last reconciliation.
   */
  passing: [
    'drafts.test_draft',
    'ops.heartbeats',
    'ops.availability',
    'ops.outage',
    'ops.failed_call',
    'ops.restore',
    'rate_limits.count',
    'security.session_use',
    'security.sign_in_use',
    'migrations.*',
    'ops.reconciliation',
    'till.payment',
    'till.refund',
    'till.notice',
    'till.switches',
  ],
} as const;
export type TakenTable = (typeof tables.taken)[number];

/** Excluded from DATA_DIR; all other files are uploads, or kept for users. */
export const leftOut: ReadonlySet<string> = new Set([
  // Backed up through Postgres.
  'postgres',
  // Workflows are restarted from the events, see `openWork`.
  'temporal',
  'logs',
  // Incomplete uploads.
  'incoming',
  'workflow-bundles',
  'run.json',
  'secrets.json',
  // Kept apart, so that a restore repeats erasures since.
  'erasures.jsonl',
]);

/** Work that a reactor has handed to Temporal, whose progress a backup cannot know. */
export interface OpenWork {
  readonly opens: readonly string[];
  /** Events that close the work of their stream; empty if nothing shows that it is done. */
  readonly closes: readonly string[];
}

/** Reactors that restart at their oldest open work, whose finished steps are in the events and have no effect again. */
export const openWork: ReadonlyMap<string, OpenWork> = new Map([
  ['sittings', { opens: ['MockTestStarted'], closes: ['MockTestResultRecorded'] }],
  [
    'purchases',
    {
      opens: ['PaymentRequested', 'RefundRequested', 'PaymentNotAccepted'],
      closes: ['PackageDelivered', 'PaymentCancelled', 'PaymentReturned', 'RefundCompleted', 'RefundFailed'],
    },
  ],
  ['rescoring', { opens: ['QuestionRevised'], closes: [] }],
  [
    'analysis',
    {
      opens: ['AnswerSubmitted', 'MockTestAnswerSubmitted', 'MockTestSubmitted'],
      closes: ['AnswerScored', 'AnswerAnalysisFailed', 'MockTestResultRecorded'],
    },
  ],
]);
