import { capabilities } from './capabilities.ts';
import type { AnyCall } from './core/contract.ts';

export const calls: readonly AnyCall[] = capabilities.flatMap((capability) => capability.calls);
