import { capabilities } from './capabilities.ts';
import { Defect } from './core/defect.ts';
import { coreRejections } from './core/rejections.ts';

type CodeOf<Rejections> = Rejections extends object ? keyof Rejections & string : never;

/** The rejections of all calls and of each capability. */
export type RejectionCode = keyof typeof coreRejections | CodeOf<(typeof capabilities)[number]['rejections']>;

/** `unreachable`: no answer; `internal`: the server failed; `unexpected`: an answer unknown to the contract. */
export type FailureCode = RejectionCode | 'unreachable' | 'internal' | 'unexpected';

export const rejections = Object.assign(
  {},
  coreRejections,
  ...capabilities.map((capability) => capability.rejections),
) as Readonly<Record<RejectionCode, number>>;

/** @throws Defect for a code that no capability declares */
export function statusOf(code: string): number {
  if (!Object.hasOwn(rejections, code)) throw new Defect(`No capability declares the rejection ${code}`);
  return rejections[code as RejectionCode];
}
