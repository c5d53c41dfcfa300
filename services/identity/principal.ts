import type { Actor } from '#domain/core/event.ts';
import type { OpenAccount } from '#domain/accounts/account.ts';
import type { Viewer } from '#domain/practice/access.ts';
import type { Person } from '#projections/progress/person.ts';

/** Who makes a call. */
export type Principal =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'visitor'; readonly visitorId: string }
  | {
      readonly kind: 'student' | 'admin';
      readonly userId: string;
      readonly sessionId: string;
      readonly account: OpenAccount;
      /** An admin who does nothing as an admin until a second factor is there. */
      readonly needsSecondFactor?: boolean;
    };

export type LoggedIn = Extract<Principal, { kind: 'student' | 'admin' }>;

/**
 * Why somebody may not do what admins alone may; undefined where they may. Calls that are for admins alone ask it at the
 * door, those that do more for admins than for others ask it themselves.
 */
export function whyNoAdmin(principal: Principal): 'not_allowed' | 'second_factor_needed' | undefined {
  if (principal.kind !== 'admin') return 'not_allowed';
  return principal.needsSecondFactor === true ? 'second_factor_needed' : undefined;
}

/** Someone with an account, whether or not they are logged in just now. */
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

/** The person as read models know them: under the user's or the visitor's id. */
export function personOf(principal: Exclude<Principal, { kind: 'anonymous' }>): Person {
  return principal.kind === 'visitor' ? { visitorId: principal.visitorId } : { userId: principal.userId };
}
