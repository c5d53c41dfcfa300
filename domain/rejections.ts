import { capabilities } from './capabilities.ts';
import type { RejectionCode } from './core/rejection.ts';
import { coreRejections } from './core/rejections.ts';

/** Every reason for which a call can be refused, with its status. Clients show each by an exhaustive table of their own. */
export const rejections = Object.assign(
  {},
  coreRejections,
  ...capabilities.map((capability) => capability.rejections),
) as Readonly<Record<RejectionCode, number>>;
