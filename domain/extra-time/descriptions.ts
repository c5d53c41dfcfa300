import type { Descriptions } from '../core/capability.ts';
import { readable } from '../core/events/personal.ts';
import { grantOf, type ExtraTime, type ExtraTimeEvent } from './extra-time.ts';

/** "25 % of extra time and breaks that stop the clock". */
export const grantInWords = ({ percent, stopClock }: ExtraTime): string =>
  [percent > 0 && `${percent}% of extra time`, stopClock && 'breaks that stop the clock']
    .filter(Boolean)
    .join(' and ');

export const extraTimeDescriptions: Descriptions<ExtraTimeEvent> = {
  ExtraTimeGranted: (data) => {
    const grant = grantOf(data);
    return grant
      ? `Was granted ${grantInWords(grant)} in timed tests. Reason: ${readable(data.reason)}`
      : 'Was granted extra time in timed tests. The details are erased';
  },
  ExtraTimeRevoked: ({ reason }) => `The extra time in timed tests was removed. Reason: ${readable(reason)}`,
};
