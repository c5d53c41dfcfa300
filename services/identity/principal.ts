import type { Actor } from '#domain/core/events/event.ts';
import type { OpenAccount } from '#domain/accounts/account.ts';
import { isOnTeam, platformAccessNames, type PlatformAccess } from '#domain/accounts/platform-access.ts';
import { mayMake } from '#domain/accounts/roles/roles.ts';
import type { Viewer } from '#domain/practice/access.ts';
import type { Person } from '#projections/progress/person.ts';

export type Principal =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'visitor'; readonly visitorId: string }
  | {
      /** Team members are admins in the calls of their role, and students in all others. */
      readonly kind: 'student' | 'admin';
      readonly userId: string;
      readonly sessionId: string;
      readonly account: OpenAccount;
      /** Admins and team members make no admin call without a second factor. */
      readonly needsSecondFactor?: boolean;
    };

export type LoggedIn = Extract<Principal, { kind: 'student' | 'admin' }>;

/** Outside the calls of a role. */
export const kindOf = (access: PlatformAccess): LoggedIn['kind'] =>
  access === 'admin' ? 'admin' : 'student';

interface NotAdmitted {
  readonly code: 'not_allowed' | 'second_factor_needed';
  readonly fields?: Readonly<Record<string, string>>;
}

/** undefined if allowed. @param call its name; without one it is for admins only */
export function admissionRefusal(principal: Principal, call = ''): NotAdmitted | undefined {
  if (!('account' in principal)) return { code: 'not_allowed' };
  const { platformAccess } = principal.account;
  if (!mayMake(platformAccess, call)) {
    return { code: 'not_allowed', ...(isOnTeam(platformAccess) && { fields: notInRole(platformAccess) }) };
  }
  return principal.needsSecondFactor === true ? { code: 'second_factor_needed' } : undefined;
}

const notInRole = (access: PlatformAccess) => ({
  role: `The role ${platformAccessNames[access]} does not include this. Ask an admin.`,
});

/** A user with an account, logged in or not. */
export type AccountHolder = Omit<LoggedIn, 'sessionId'>;

export function actorOf(principal: Principal): Actor {
  switch (principal.kind) {
    case 'anonymous':
      return { kind: 'visitor', id: 'unknown' };
    case 'visitor':
      return { kind: 'visitor', id: principal.visitorId };
    case 'student':
    case 'admin':
      return { kind: principal.kind, id: principal.userId };
  }
}

export function viewerOf(principal: Principal | AccountHolder): Viewer {
  return principal.kind === 'student' || principal.kind === 'admin'
    ? { kind: principal.kind, paidExpiryTime: principal.account.paidExpiryTime }
    : { kind: 'visitor' };
}

export function personOf(principal: Exclude<Principal, { kind: 'anonymous' }>): Person {
  return principal.kind === 'visitor' ? { visitorId: principal.visitorId } : { userId: principal.userId };
}
