/** A separate Postgres that a test can kill and restart; the run's shared one is never touched. */
export { startPostgres, type PostgresServer } from '#infra/postgres/server.ts';
