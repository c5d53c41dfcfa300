/** A Postgres of a test's own, to be killed and started again; the run's shared one is never touched. */
export { startPostgres, type PostgresServer } from '#infra/postgres/server.ts';
