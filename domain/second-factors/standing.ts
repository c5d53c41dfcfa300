import type { z } from 'zod';
import type { PlatformAccess } from '../accounts/platform-access.ts';
import type { standingSchema } from './contract.ts';
import { isOn, type SecondFactor } from './second-factor.ts';

export type SecondFactorStanding = z.infer<typeof standingSchema>;

/**
 * Whether somebody has a second factor, or is to have one. Who can read everybody's history and grant things is asked for it
 * everywhere, and does nothing as an admin without it in production; in development it stays a wish, so that a first look
 * at the product needs no phone.
 */
export function secondFactorStandingOf(
  state: SecondFactor,
  {
    platformAccess,
    environment,
  }: {
    readonly platformAccess: PlatformAccess;
    readonly environment: 'development' | 'production';
  },
): SecondFactorStanding {
  if (isOn(state)) return 'on';
  if (platformAccess !== 'admin') return 'off';
  return environment === 'production' ? 'needed' : 'asked';
}
