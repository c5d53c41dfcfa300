import { quickened, type SetSection } from '#domain/sittings/clocks/set-clocks.ts';
import type { ServiceSettings } from '../dependencies.ts';
import { isTestHost } from '../http/hosts.ts';

/** Quick clocks are for developers on this machine only. Specification, document 1, section 6. */
export function clocksOf(
  set: SetSection[],
  asksForQuick: boolean,
  { publicUrl, quickSectionSeconds }: Pick<ServiceSettings, 'publicUrl' | 'quickSectionSeconds'>,
): { readonly sections: SetSection[]; readonly mark?: 'quick' } {
  if (!asksForQuick || !isTestHost(publicUrl)) return { sections: set };
  return { sections: quickened(set, quickSectionSeconds), mark: 'quick' };
}
