export const coreRejections = {
  invalid_input: 400,
  not_logged_in: 401,
  session_ended: 401,
  other_session: 401,
  access_blocked: 403,
  not_allowed: 403,
  second_factor_needed: 403,
  not_found: 404,
  too_many_requests: 429,
  revision_conflict: 412,
  key_reused: 422,
  too_large: 413,
  too_slow: 408,
  /** A newer version, which is being deployed, has written data that this one cannot read. */
  written_by_newer_version: 503,
} as const;
