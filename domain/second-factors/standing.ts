import type { z } from 'zod';
import { isOnTeam, type PlatformAccess } from '../accounts/platform-access.ts';
import type { standingSchema } from './contract.ts';
import { isOn, type SecondFactor } from './second-factor.ts';

export type SecondFactorSummary = z.infer<typeof standingSchema>;

/**
 * Whether someone has a second factor, or is to have one. Admins and members of the team are asked for it everywhere, and
 * make no admin call without it in production; in development it stays a wish, so that a first look at the product needs no
 * phone.
 */
export function secondFactorSummaryOf(
  state: SecondFactor,
  {
    platformAccess,
    environment,
  }: {
    readonly platformAccess: PlatformAccess;
    readonly environment: 'development' | 'production';
  },
): SecondFactorSummary {
  if (isOn(state)) return 'on';
  if (!isOnTeam(platformAccess)) return 'off';
  return environment === 'production' ? 'needed' : 'asked';
}
