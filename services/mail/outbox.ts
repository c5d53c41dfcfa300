import type pg from 'pg';

export interface Mail {
  /** Makes sending repeatable: the same id is sent once. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Whom it is about; erased with the account. */
  readonly userId: string;
}

export interface SentMail extends Mail {
  /** ISO 8601, UTC. */
  readonly sentAt: string;
}

/** Where mail is put: sent from there where a mail server is set, and else read there on a page in development. */
export interface Outbox {
  /** Sends once, however often it is called with the same id. */
  send(mail: Mail): Promise<void>;
  /** A mail that was neither delivered nor given up. */
  findWaiting(id: string): Promise<Mail | undefined>;
  /** Its text goes: it holds what lets anybody verify the address. */
  markDelivered(id: string): Promise<void>;
  markFailed(id: string): Promise<void>;
  /** How many mails of the last seven days could not be delivered. */
  countFailed(): Promise<number>;
  /** The newest mails first. */
  list(limit: number): Promise<SentMail[]>;
  /** Erases a user's mails for good. */
  eraseFor(userId: string): Promise<void>;
}

interface Row {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly user_id: string;
  readonly sent_at: Date;
}

const mailOf = ({ id, recipient, subject, body, user_id }: Row): Mail => ({
  id,
  to: recipient,
  subject,
  text: body,
  userId: user_id,
});

export function createOutbox(pool: pg.Pool): Outbox {
  return {
    async send({ id, to, subject, text, userId }) {
      await pool.query(
        `insert into mail.outbox (id, recipient, subject, body, user_id) values ($1, $2, $3, $4, $5)
         on conflict (id) do nothing`,
        [id, to, subject, text, userId],
      );
    },
    async findWaiting(id) {
      const { rows } = await pool.query<Row>(
        'select * from mail.outbox where id = $1 and delivered_at is null and failed_at is null',
        [id],
      );
      const [row] = rows;
      return row && mailOf(row);
    },
    async markDelivered(id) {
      await pool.query("update mail.outbox set delivered_at = now(), body = '' where id = $1", [id]);
    },
    async markFailed(id) {
      await pool.query("update mail.outbox set failed_at = now(), body = '' where id = $1", [id]);
    },
    async countFailed() {
      const { rows } = await pool.query<{ count: number }>(
        "select count(*)::int as count from mail.outbox where failed_at > now() - interval '7 days'",
      );
      return rows[0]?.count ?? 0;
    },
    async list(limit) {
      const { rows } = await pool.query<Row>('select * from mail.outbox order by sent_at desc, id limit $1', [
        limit,
      ]);
      return rows.map((row) => ({ ...mailOf(row), sentAt: row.sent_at.toISOString() }));
    },
    async eraseFor(userId) {
      await pool.query('delete from mail.outbox where user_id = $1', [userId]);
    },
  };
}
