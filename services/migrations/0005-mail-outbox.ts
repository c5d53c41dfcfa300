export const mailOutbox = `
  create schema if not exists mail;
  create table if not exists mail.outbox (
    id text primary key,
    recipient text not null,
    subject text not null,
    body text not null,
    user_id text not null,
    sent_at timestamptz not null default clock_timestamp()
  );
  create index if not exists outbox_user_id on mail.outbox (user_id);
  create index if not exists outbox_sent_at on mail.outbox (sent_at desc);
`;
