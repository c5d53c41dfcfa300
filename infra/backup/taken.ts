/**
 * What of an installation a backup takes. A table that stands in no list is found by a test: its author decides
 * here.
 */
export const tables = {
  /** Row by row, in the archive. */
  taken: [
    'personal_keys.key',
    'mail.outbox',
    'security.event',
    'event_store.tombstone',
    'drafts.writing_draft',
    // What reactors have passed over and have yet to handle.
    'ops.set_aside',
  ],
  /** In the archive in a form of their own. */
  translated: ['event_store.event', 'workflows.checkpoints'],
  /** Made of the events again. */
  derived: ['read_models.*'],
  /** Of no use to another installation: what is just being typed in tests, whose clocks run out meanwhile, who is alive, who called how often, when sessions were used, which sign-ins came back, which restore was cut off, what was migrated, what moved no money, what was compared last. */
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

/** What of DATA_DIR is left out; everything else are files that a person has put there, or that we keep for them. */
export const leftOut: ReadonlySet<string> = new Set([
  // Taken through Postgres, not as its files.
  'postgres',
  // What waits in Temporal is started again from the events, see `openWork`.
  'temporal',
  'logs',
  // Files that are just coming in, and may never be whole.
  'incoming',
  'workflow-bundles',
  'run.json',
  'secrets.json',
  // Kept apart, so that a restore erases again who was erased since.
  'erasures.jsonl',
]);

/** Work that a reactor has handed over to Temporal, of which no backup can say how far it has come. */
export interface OpenWork {
  readonly opens: readonly string[];
  /** Any of these closes what the same stream has opened; without them nothing tells that the work is done. */
  readonly closes: readonly string[];
}

/**
 * Reactors that go back to the oldest work that is not known to be done. What they start finds in the events what is left
 * to do, so that work which had been done after all changes nothing.
 */
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
