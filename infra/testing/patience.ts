/**
 * The timeout for one condition in a test, in milliseconds. It only stops hanging tests: a busy machine is not a
 * failure.
 */
export const patienceMs = 120_000;
