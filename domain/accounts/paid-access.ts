import { z } from 'zod';
import { packageIdSchema, type PackageId } from '../commerce/packages/package-id.ts';
import { packageGroupSchema } from '../commerce/packages/package.ts';
import { planSchema, type Plan } from '../commerce/packages/plan.ts';
import { dayMs } from '../core/durations.ts';
import { instantSchema, type Instant } from '../core/instant.ts';

export const packageGrantSchema = z.object({
  /** The purchase: it is granted once. */
  cartId: z.string(),
  packageId: packageIdSchema,
  group: packageGroupSchema,
  /** The plan while it lasts. Days that were added to a plan are of that plan. */
  plan: planSchema.nullable(),
  days: z.int().min(0),
  from: instantSchema,
  until: instantSchema,
  hasUnlimitedSpeaking: z.boolean(),
});
export type PackageGrant = z.infer<typeof packageGrantSchema>;

/** A grant with what became of it. What is bought after it, and what is taken back before it, moves its time. */
export interface HeldGrant extends PackageGrant {
  /** How much time it added, in milliseconds: that before `until`. An upgrade adds none to what there was. */
  readonly addedMs: number;
  readonly isTakenBack?: true;
}

export interface PaidAccess {
  /** Absent for those who never paid. */
  readonly paidExpiryTime?: Instant;
  /** What purchases gave, oldest first. */
  readonly grants?: readonly HeldGrant[];
}

/** What is bought, as far as it gives access. */
export type BoughtAccess = Pick<
  PackageGrant,
  'cartId' | 'packageId' | 'group' | 'plan' | 'days' | 'hasUnlimitedSpeaking'
> & {
  /** The plan that it takes the place of; null where it is no upgrade. */
  readonly upgradesFrom: Plan | null;
};

const addedDays: PackageId = 'package_extend';

const timeOf = (iso: string | undefined) => (iso === undefined ? 0 : Date.parse(iso));
const isoOf = (time: number) => new Date(time).toISOString();

/** The grant that decides what an account may do now: none without a purchase, or where its time is over. */
export function grantAt({ paidExpiryTime, grants = [] }: PaidAccess, now: Instant): HeldGrant | undefined {
  const time = Date.parse(now);
  if (timeOf(paidExpiryTime) <= time) return undefined;
  // The later purchase decides: an upgrade lies over the time of what it upgrades.
  return grants.findLast(
    ({ from, until, isTakenBack }) => !isTakenBack && timeOf(from) <= time && time < timeOf(until),
  );
}

/** The plan that someone has now; null for none, and for time that an admin granted. */
export const planAt = (access: PaidAccess, now: Instant): Plan | null => grantAt(access, now)?.plan ?? null;

/**
 * A purchase's grant. Days add on to the end; an upgrade starts now and keeps the end, or gives the days left at its
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

/** The access after a purchase. Granted before, it changes nothing. */
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

/**
 * Revokes a purchase's unused time; later grants move forward, replaced plans return, and added days follow their new
 * plan: ADR 71.
 */
export function withoutGrant(
  { grants = [], paidExpiryTime }: PaidAccess,
  { cartId, takenBackAt }: { readonly cartId: string; readonly takenBackAt: Instant },
): { readonly grants: readonly HeldGrant[]; readonly paidExpiryTime: Instant | undefined } {
  const target = grants.find((grant) => grant.cartId === cartId);
  if (!target || target.isTakenBack) return { grants, paidExpiryTime };
  const end = timeOf(target.until);
  const start = Math.min(end, Math.max(end - target.addedMs, Date.parse(takenBackAt)));
  /** A moment as it is without the time from `start` to `end`. */
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

/** Added days that have a plan have that of what comes before them and holds; without any they are time without a plan. */
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
