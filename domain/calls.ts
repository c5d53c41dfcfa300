import { capabilities } from './capabilities.ts';
import type { AnyCall } from './core/contract.ts';

/** Every call of the API, those of admins too. */
export const calls: readonly AnyCall[] = capabilities.flatMap((capability) => capability.calls);
