import { z } from 'zod';
import type { EventDefinitions, EventOf } from '../core/events/codec.ts';
import type { Decision } from '../core/events/decision.ts';
import { isErased, personal } from '../core/events/personal.ts';
import { defineStream } from '../core/events/stream.ts';
import type { ExtraPercent } from './extra-percents.ts';

/** Strings, because only strings can be encrypted: one for each of `extraPercents`, and none. */
const sealedPercentSchema = z.enum(['0', '25', '50', '100']);
const percents: Readonly<Record<z.infer<typeof sealedPercentSchema>, ExtraPercent | 0>> = {
  '0': 0,
  '25': 25,
  '50': 50,
  '100': 100,
};

const events = {
  /** Replaces an earlier grant. */
  ExtraTimeGranted: {
    version: 1,
    schema: z.object({
      /** Encrypted, because it may describe a person's health. */
      percent: personal(sealedPercentSchema),
      /** Whether breaks stop the clock. */
      stopClock: personal(z.enum(['yes', 'no'])),
      reason: personal(z.string()),
    }),
  },
  ExtraTimeRevoked: { version: 1, schema: z.object({ reason: personal(z.string()) }) },
} as const satisfies EventDefinitions;

export type ExtraTimeEvent = EventOf<typeof events>;

export interface ExtraTime {
  readonly percent: ExtraPercent | 0;
  /** See `breakSeconds`. */
  readonly stopClock: boolean;
}
const none: ExtraTime = { percent: 0, stopClock: false };

/** The grant of an `ExtraTimeGranted`; undefined if the account was deleted. */
export const grantOf = ({
  percent,
  stopClock,
}: Extract<ExtraTimeEvent, { type: 'ExtraTimeGranted' }>['data']): ExtraTime | undefined =>
  isErased(percent) || isErased(stopClock)
    ? undefined
    : { percent: percents[percent], stopClock: stopClock === 'yes' };

/** The stream `extra_time-<userId>`. */
export const extraTimeStream = defineStream({
  category: 'extra_time',
  subject: 'Extra time',
  events,
  initial: none,
  evolve(_state: ExtraTime, event): ExtraTime {
    switch (event.type) {
      case 'ExtraTimeGranted':
        return grantOf(event.data) ?? none;
      case 'ExtraTimeRevoked':
        return none;
    }
  },
});

/** Replaces an earlier grant; no event for the same one. */
export function grantExtraTime(
  state: ExtraTime,
  { percent, stopClock, reason }: ExtraTime & { readonly reason: string },
): Decision<ExtraTimeEvent> {
  if (state.percent === percent && state.stopClock === stopClock) return [];
  return [
    {
      type: 'ExtraTimeGranted',
      data: {
        percent: sealedPercentSchema.parse(String(percent)),
        stopClock: stopClock ? 'yes' : 'no',
        reason,
      },
    },
  ];
}

/** Applies from the next test on. */
export function takeExtraTimeBack(
  state: ExtraTime,
  { reason }: { readonly reason: string },
): Decision<ExtraTimeEvent> {
  return state.percent === 0 && !state.stopClock ? [] : [{ type: 'ExtraTimeRevoked', data: { reason } }];
}
