import fastify from 'fastify';
import pg from 'pg';

/**
 * The limit to measure against: a bare Fastify route that stores its body by one INSERT. Takes the database's
 * address from `DATABASE_URL` and its port from `PORT`; writes `ready` once it listens.
 */
// The same number of connections as the API's own pool.
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });
await pool.query('create table if not exists bare_answer (id uuid primary key, answer jsonb not null)');

const app = fastify();
app.post('/answer', async (request, reply) => {
  const id = request.headers['idempotency-key'];
  await pool.query({
    name: 'insert-answer',
    text: 'insert into bare_answer (id, answer) values ($1, $2)',
    values: [id, request.body],
  });
  return reply.send({ id });
});
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
console.log('ready');
