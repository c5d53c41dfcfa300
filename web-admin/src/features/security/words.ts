import type { AdminSecurityEvent, SecurityEventKind } from '#domain/security/admin-contract.ts';

export const kindNames: Readonly<Record<SecurityEventKind, string>> = {
  logged_in: 'Logged in',
  log_in_failed: 'Login failed',
  second_step_asked: 'Asked for the second step',
  second_step_failed: 'Second step failed',
  second_factor_changed: 'Second factor changed',
  log_in_disowned: 'Reported a login as not theirs',
  logged_out: 'Logged out',
  session_replaced: 'Session replaced',
  registered: 'Registered',
  email_verified: 'Address verified',
  account_deleted: 'Account deleted',
  data_exported: 'All data downloaded',
  password_changed: 'Password changed',
  token_refused: 'Token refused',
  access_refused: 'Access refused',
  limited: 'Limit exceeded',
  admin_act: 'Admin action',
};

export const eventInWords = ({ kind, count }: AdminSecurityEvent): string =>
  count === 1 ? kindNames[kind] : `${kindNames[kind]}, ${count} times`;
