import { z } from 'zod';
import { packageIdSchema, type PackageId } from '../commerce/packages/package-id.ts';
import { packageGroupSchema } from '../commerce/packages/package.ts';
import { planSchema, type Plan } from '../commerce/packages/plan.ts';
import { dayMs } from '../core/durations.ts';
import { instantSchema, type Instant } from '../core/instant.ts';

export const packageGrantSchema = z.object({
  /** Granted once per purchase. */
  cartId: z.string(),
  packageId: packageIdSchema,
  group: packageGroupSchema,
  /** The plan of the whole grant. Days added to a plan belong to that plan. */
  plan: planSchema.nullable(),
  days: z.int().min(0),
  from: instantSchema,
  until: instantSchema,
  hasUnlimitedSpeaking: z.boolean(),
});
export type PackageGrant = z.infer<typeof packageGrantSchema>;

/** A grant with its current period: later purchases and earlier revocations move it. */
export interface HeldGrant extends PackageGrant {
  /** The added time before `until`, in milliseconds. An upgrade adds none. */
  readonly addedMs: number;
  readonly isTakenBack?: true;
}

export interface PaidAccess {
  readonly paidExpiryTime?: Instant;
  readonly grants?: readonly HeldGrant[];
}

export type BoughtAccess = Pick<
  PackageGrant,
  'cartId' | 'packageId' | 'group' | 'plan' | 'days' | 'hasUnlimitedSpeaking'
> & {
  /** null unless it is an upgrade. */
  readonly upgradesFrom: Plan | null;
};

const addedDays: PackageId = 'package_extend';

const timeOf = (iso: string | undefined) => (iso === undefined ? 0 : Date.parse(iso));
const isoOf = (time: number) => new Date(time).toISOString();

/** The grant that decides access now; undefined if none is running. */
export function grantAt({ paidExpiryTime, grants = [] }: PaidAccess, now: Instant): HeldGrant | undefined {
  const time = Date.parse(now);
  if (timeOf(paidExpiryTime) <= time) return undefined;
  // The later purchase decides: an upgrade overlaps the access that it upgrades.
  return grants.findLast(
    ({ from, until, isTakenBack }) => !isTakenBack && timeOf(from) <= time && time < timeOf(until),
  );
}

export const planAt = (access: PaidAccess, now: Instant): Plan | null => grantAt(access, now)?.plan ?? null;

/**
 * A purchase's grant. Days extend the end; an upgrade starts now and keeps the end, or gives the days left at its
 * request. Time without a plan gets the bought one: ADR 61.
 * @param now when it is granted
 */
export function grantOf(access: PaidAccess, bought: BoughtAccess, now: Instant): PackageGrant {
  const { upgradesFrom, ...grant } = bought;
  const time = Date.parse(now);
  const end = timeOf(access.paidExpiryTime);
  const length = grant.days * dayMs;
  if (upgradesFrom !== null) return { ...grant, from: now, until: isoOf(end > time ? end : time + length) };
  if (length === 0) return { ...grant, from: now, until: now };
  const until = isoOf(Math.max(end, time) + length);
  if (grant.plan === null) {
    const extended = end > time ? grantAt(access, isoOf(end - 1)) : undefined;
    return {
      ...grant,
      ...(extended && {
        plan: extended.plan,
        group: extended.group,
        hasUnlimitedSpeaking: extended.hasUnlimitedSpeaking,
      }),
      from: isoOf(Math.max(end, time)),
      until,
    };
  }
  const hasPlan = grantAt(access, now)?.plan !== undefined;
  return { ...grant, from: hasPlan ? isoOf(Math.max(end, time)) : now, until };
}

/** Adds a grant, once per purchase. */
export function withGrant<Of extends PaidAccess>(access: Of, grant: PackageGrant): Of {
  const { grants = [], paidExpiryTime } = access;
  if (grants.some(({ cartId }) => cartId === grant.cartId)) return access;
  const addedMs =
    grant.days === 0 ? 0 : timeOf(grant.until) - Math.max(timeOf(paidExpiryTime), timeOf(grant.from));
  return {
    ...access,
    ...(grant.days > 0 && { paidExpiryTime: grant.until }),
    grants: [...grants, { ...grant, addedMs }],
  };
}

/** Revokes a purchase's unused time; later grants move forward, replaced plans return, and added days follow their new plan: ADR 71. */
export function withoutGrant(
  { grants = [], paidExpiryTime }: PaidAccess,
  { cartId, takenBackAt }: { readonly cartId: string; readonly takenBackAt: Instant },
): { readonly grants: readonly HeldGrant[]; readonly paidExpiryTime: Instant | undefined } {
  const target = grants.find((grant) => grant.cartId === cartId);
  if (!target || target.isTakenBack) return { grants, paidExpiryTime };
  const end = timeOf(target.until);
  const start = Math.min(end, Math.max(end - target.addedMs, Date.parse(takenBackAt)));
  /** Moves a moment forward by the removed time. */
  const without = (moment: string) => {
    const time = timeOf(moment);
    if (time <= start) return moment;
    return isoOf(time < end ? start : time - (end - start));
  };
  const moved = grants.map((grant): HeldGrant =>
    grant.cartId === cartId
      ? { ...grant, isTakenBack: true }
      : { ...grant, from: without(grant.from), until: without(grant.until) },
  );
  return { grants: withPlansOfBefore(moved), paidExpiryTime: paidExpiryTime && without(paidExpiryTime) };
}

/** Added days take the plan before them that still holds, or none. */
function withPlansOfBefore(grants: readonly HeldGrant[]): readonly HeldGrant[] {
  const after: HeldGrant[] = [];
  for (const grant of grants) {
    if (grant.packageId !== addedDays || grant.plan === null || grant.isTakenBack) {
      after.push(grant);
      continue;
    }
    const start = timeOf(grant.from);
    const before = after.findLast(
      ({ from, until, isTakenBack }) => !isTakenBack && timeOf(from) < start && start <= timeOf(until),
    );
    after.push({
      ...grant,
      plan: before?.plan ?? null,
      group: before?.group ?? 'others',
      hasUnlimitedSpeaking: before?.hasUnlimitedSpeaking ?? false,
    });
  }
  return after;
}
