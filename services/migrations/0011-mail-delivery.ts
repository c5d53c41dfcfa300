/** The outcome of a mail: both columns are empty while it waits, and if mail stays in the outbox. */
export const mailDelivery = `
  alter table mail.outbox add column delivered_at timestamptz, add column failed_at timestamptz;
`;
