/** Why calls about accounts can be refused, with the status of each. */
export const accountRejections = {
  email_taken: 409,
  wrong_credentials: 422,
  token_expired: 410,
  token_invalid: 422,
  access_blocked: 403,
  account_deleted: 410,
} as const;
