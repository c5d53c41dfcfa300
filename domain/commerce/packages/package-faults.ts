import { minimumAudCents } from '../prices/least-charge.ts';
import type { Package } from './package.ts';
import { packageOfPlan } from '../prices/price-basis.ts';
import { planSchema, type Plan } from './plan.ts';

export interface PackageFault {
  readonly field: keyof Package;
  readonly message: string;
}

const rank = (plan: Plan | null) => (plan === null ? -1 : planSchema.options.indexOf(plan));

/** @param packages the current list; may contain it */
export function packageFaults(of: Package, packages: readonly Package[]): PackageFault[] {
  return [...ownFaults(of), ...upgradeFaults(of), ...twinFaults(of, packages)];
}

function ownFaults(of: Package): PackageFault[] {
  const planOfId = planSchema.options.find((plan) => packageOfPlan[plan] === of.packageId);
  const brings = of.days + of.writingCredits + of.speakingCredits + of.fullTests + of.sectionalTests;
  return faults(
    [of.audCents < minimumAudCents, 'audCents', 'No payment is below 1 Australian dollar.'],
    [brings === 0, 'days', 'It is empty: give it days, credits or tests.'],
    [of.plan !== null && of.days === 0, 'days', 'A plan lasts at least a day.'],
    [of.plan !== null && of.group === 'others', 'group', 'A plan is a subscription, or for mobile.'],
    [of.plan === null && of.hasUnlimitedSpeaking, 'hasUnlimitedSpeaking', 'Only a plan can have that.'],
    [
      planOfId !== undefined && of.plan !== planOfId,
      'plan',
      'The other packages are priced by it: its plan is fixed.',
    ],
    [
      planOfId !== undefined && of.upgradesFrom !== null,
      'upgradesFrom',
      'This is how the plan is bought by itself.',
    ],
  );
}

function upgradeFaults({ plan, upgradesFrom, twinOf }: Package): PackageFault[] {
  if (upgradesFrom === null) return [];
  return faults(
    [rank(plan) <= rank(upgradesFrom), 'upgradesFrom', 'An upgrade leads to a higher plan.'],
    [twinOf !== null, 'twinOf', 'An upgrade has no twin.'],
  );
}

function twinFaults(of: Package, packages: readonly Package[]): PackageFault[] {
  const others = packages.filter(({ packageId }) => packageId !== of.packageId);
  const dearest = Math.max(
    0,
    ...others.filter(({ twinOf }) => twinOf === of.packageId).map(({ audCents }) => audCents),
  );
  const tooCheap = faults([of.audCents <= dearest, 'audCents', 'It costs more than its reduced twin.']);
  if (of.twinOf === null) return tooCheap;
  const original = others.find(({ packageId }) => packageId === of.twinOf);
  if (!original || original.twinOf !== null || original.upgradesFrom !== null || dearest > 0) {
    const message = 'A twin belongs to a package that is neither a twin nor an upgrade.';
    return [...tooCheap, { field: 'twinOf', message }];
  }
  return faults(
    [original.plan === null || original.plan !== of.plan, 'plan', 'A twin has the plan of its package.'],
    [of.audCents >= original.audCents, 'audCents', 'A twin costs less than its package.'],
  );
}

function faults(
  ...rules: readonly (readonly [isBroken: boolean, field: keyof Package, message: string])[]
): PackageFault[] {
  return rules.flatMap(([isBroken, field, message]) => (isBroken ? { field, message } : []));
}
