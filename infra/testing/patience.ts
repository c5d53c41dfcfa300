/** How long a test waits for one fact, in milliseconds. The limit ends what hangs: a busy machine is not a failure. */
export const patienceMs = 120_000;
