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

/** Where mail is put until a mail server is set up: a table that has a page in development. */
export interface Outbox {
  /** Sends once, however often it is called with the same id. */
  send(mail: Mail): Promise<void>;
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

export function createOutbox(pool: pg.Pool): Outbox {
  return {
    async send({ id, to, subject, text, userId }) {
      await pool.query(
        `insert into mail.outbox (id, recipient, subject, body, user_id) values ($1, $2, $3, $4, $5)
         on conflict (id) do nothing`,
        [id, to, subject, text, userId],
      );
    },
    async list(limit) {
      const { rows } = await pool.query<Row>('select * from mail.outbox order by sent_at desc, id limit $1', [
        limit,
      ]);
      return rows.map((row) => ({
        id: row.id,
        to: row.recipient,
        subject: row.subject,
        text: row.body,
        userId: row.user_id,
        sentAt: row.sent_at.toISOString(),
      }));
    },
    async eraseFor(userId) {
      await pool.query('delete from mail.outbox where user_id = $1', [userId]);
    },
  };
}
