/** Why calls of any capability can be refused, with the status of each. */
export const coreRejections = {
  invalid_input: 400,
  not_logged_in: 401,
  session_ended: 401,
  other_session: 401,
  not_allowed: 403,
  not_found: 404,
  too_many_requests: 429,
  revision_conflict: 412,
  key_reused: 422,
  too_large: 413,
} as const;
