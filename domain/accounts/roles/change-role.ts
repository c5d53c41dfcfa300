import { reject, type Decision } from '../../core/events/decision.ts';
import { whenOpen, type Account, type AccountEvent } from '../account.ts';
import type { Role } from '../platform-access.ts';

/** `student` removes the role. Admins stay admins. */
export function changeRole(
  state: Account,
  { role, reason }: { readonly role: Role | 'student'; readonly reason: string },
): Decision<AccountEvent, 'not_found' | 'account_deleted' | 'not_allowed'> {
  if ('platformAccess' in state && state.platformAccess === 'admin') return reject('not_allowed');
  return whenOpen(state, ({ platformAccess }) =>
    platformAccess === role
      ? []
      : [{ type: 'PlatformAccessGranted', data: { platformAccess: role, reason } }],
  );
}
