import { capabilities } from './capabilities.ts';
import { Defect } from './core/defect.ts';
import { coreRejections } from './core/rejections.ts';

type CodeOf<Rejections> = Rejections extends object ? keyof Rejections & string : never;

/** Every reason for which a command or query can be refused: those of all calls, and those of each capability. */
export type RejectionCode = keyof typeof coreRejections | CodeOf<(typeof capabilities)[number]['rejections']>;

/** `unreachable`: no answer came; `internal`: the server failed; `unexpected`: an answer that its contract does not know. */
export type FailureCode = RejectionCode | 'unreachable' | 'internal' | 'unexpected';

/** Every reason for which a call can be refused, with its status. Clients show each by an exhaustive table of their own. */
export const rejections = Object.assign(
  {},
  coreRejections,
  ...capabilities.map((capability) => capability.rejections),
) as Readonly<Record<RejectionCode, number>>;

/** The status of a refusal. @throws Defect for a code that no capability declares */
export function statusOf(code: string): number {
  if (!Object.hasOwn(rejections, code)) throw new Defect(`No capability declares the rejection ${code}`);
  return rejections[code as RejectionCode];
}
