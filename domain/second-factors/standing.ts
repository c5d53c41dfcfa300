import type { z } from 'zod';
import { isOnTeam, type PlatformAccess } from '../accounts/platform-access.ts';
import type { standingSchema } from './contract.ts';
import { isOn, type SecondFactor } from './second-factor.ts';

export type SecondFactorSummary = z.infer<typeof standingSchema>;

/** Admins and the team need one for admin calls in production; elsewhere it is recommended. */
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
