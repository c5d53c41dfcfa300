/** What became of a mail: both are empty while it waits, and where mail is read in the outbox instead of being sent. */
export const mailDelivery = `
  alter table mail.outbox add column delivered_at timestamptz, add column failed_at timestamptz;
`;
