import type pg from 'pg';
import type { Instant } from '#domain/core/instant.ts';
import type { MailKind } from '#domain/mail/mail-kinds.ts';
import type { Attachment } from './mail.ts';

export interface OutboxMail {
  readonly id: string;
  readonly to: string;
  readonly userId: string;
  readonly kind: MailKind;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
  readonly oneClick?: string;
  readonly attachment?: Attachment;
}

export interface SentMail extends OutboxMail {
  readonly sentAt: Instant;
}

/** The mail queue: sent if a mail server is configured, otherwise shown on a page in development. */
export interface Outbox {
  send(mail: OutboxMail): Promise<void>;
  findWaiting(id: string): Promise<OutboxMail | undefined>;
  /** Erases the content, which could verify the address. The next two do the same. */
  markDelivered(id: string): Promise<void>;
  markFailed(id: string): Promise<void>;
  markSuppressed(id: string): Promise<void>;
  /** Undelivered mails of the last seven days. */
  countFailed(): Promise<number>;
  list(limit: number): Promise<SentMail[]>;
  eraseFor(userId: string): Promise<void>;
}

interface Row {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly html: string;
  readonly kind: MailKind;
  readonly user_id: string;
  readonly reply_to: string | null;
  readonly one_click: string | null;
  readonly attachment_name: string | null;
  readonly attachment: Buffer | null;
  readonly sent_at: Date;
}

const mailOf = ({
  id,
  recipient,
  subject,
  body,
  html,
  kind,
  user_id,
  reply_to,
  one_click,
  attachment_name: name,
  attachment: bytes,
}: Row): OutboxMail => ({
  id,
  to: recipient,
  userId: user_id,
  kind,
  subject,
  text: body,
  html,
  ...(reply_to !== null && { replyTo: reply_to }),
  ...(one_click !== null && { oneClick: one_click }),
  ...(name !== null && bytes !== null && { attachment: { name, bytes } }),
});

export function createOutbox(pool: pg.Pool): Outbox {
  /** @param column one of the three outcomes */
  const close = async (id: string, column: 'delivered_at' | 'failed_at' | 'suppressed_at') => {
    await pool.query(
      `update mail.outbox set ${column} = now(), body = '', html = '', reply_to = null, one_click = null,
         attachment = null
       where id = $1`,
      [id],
    );
  };
  return {
    async send({ id, to, subject, text, html, kind, userId, replyTo = null, oneClick = null, attachment }) {
      await pool.query(
        `insert into mail.outbox (id, recipient, subject, body, html, kind, user_id, reply_to, one_click,
           attachment_name, attachment)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (id) do nothing`,
        [id, to, subject, text, html, kind, userId, replyTo, oneClick, attachment?.name, attachment?.bytes],
      );
    },
    async findWaiting(id) {
      const { rows } = await pool.query<Row>(
        `select * from mail.outbox
         where id = $1 and delivered_at is null and failed_at is null and suppressed_at is null`,
        [id],
      );
      const [row] = rows;
      return row && mailOf(row);
    },
    markDelivered: (id) => close(id, 'delivered_at'),
    markFailed: (id) => close(id, 'failed_at'),
    markSuppressed: (id) => close(id, 'suppressed_at'),
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
