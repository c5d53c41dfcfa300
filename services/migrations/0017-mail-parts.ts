/**
 * Mails have kinds, an HTML part beside the text, and may be held back because their address takes none. `one_click` is what
 * a mail program calls to leave the list of the mail. Those of before are told by their ids.
 */
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
