export const mailAttachments = `
  alter table mail.outbox add column attachment_name text, add column attachment bytea;
`;
