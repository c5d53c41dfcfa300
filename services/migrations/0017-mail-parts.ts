/** Mails get kinds, an HTML part, suppression and `one_click` (RFC 8058). Older ones are classified by their ids. */
export const mailParts = `
  alter table mail.outbox
    add column kind text not null default 'verification',
    add column html text not null default '',
    add column reply_to text,
    add column one_click text,
    add column suppressed_at timestamptz;
  update mail.outbox set kind = case
    when id like 'reset-%' then 'password_reset'
    when id like 'password-%' then 'password_changed'
    when id like 'plan-reminder-%' then 'plan_reminder'
    when subject = 'You already have an account' then 'registered_again'
    else kind end;
`;
