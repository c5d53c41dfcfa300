import { z } from 'zod';
import type { EventDefinitions, EventOf } from '../core/events/codec.ts';
import type { Decision } from '../core/events/decision.ts';
import { isErased, personal } from '../core/events/personal.ts';
import { defineStream } from '../core/events/stream.ts';
import type { ExtraPercent } from './extra-percents.ts';

/** Texts, for what is sealed is a text: one for each of `extraPercents`, and none. */
const sealedPercentSchema = z.enum(['0', '25', '50', '100']);
const percents: Readonly<Record<z.infer<typeof sealedPercentSchema>, ExtraPercent | 0>> = {
  '0': 0,
  '25': 25,
  '50': 50,
  '100': 100,
};

const events = {
  /** It takes the place of what was granted before. */
  ExtraTimeGranted: {
    version: 1,
    schema: z.object({
      /** How much longer the clocks are: it may tell about a person's health. */
      percent: personal(sealedPercentSchema),
      /** Whether the clock may stand for breaks. */
      stopClock: personal(z.enum(['yes', 'no'])),
      reason: personal(z.string()),
    }),
  },
  ExtraTimeRevoked: { version: 1, schema: z.object({ reason: personal(z.string()) }) },
} as const satisfies EventDefinitions;

export type ExtraTimeEvent = EventOf<typeof events>;

export interface ExtraTime {
  /** Of the exam's time; 0 where there is none. */
  readonly percent: ExtraPercent | 0;
  /** The student may let the clock stand for breaks: see `breakSeconds`. */
  readonly stopClock: boolean;
}
const none: ExtraTime = { percent: 0, stopClock: false };

/** What an `ExtraTimeGranted` says; nothing where its user's account was deleted. */
export const grantOf = ({
  percent,
  stopClock,
}: Extract<ExtraTimeEvent, { type: 'ExtraTimeGranted' }>['data']): ExtraTime | undefined =>
  isErased(percent) || isErased(stopClock)
    ? undefined
    : { percent: percents[percent], stopClock: stopClock === 'yes' };

/** The stream `extra_time-<userId>`: how much longer than others a student may sit timed tests, and why. */
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

/** Grants extra time or breaks, or others than before; nothing happens where the student has those already. */
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

/** From the next test on the student has the exam's time; nothing happens where they have it already. */
export function takeExtraTimeBack(
  state: ExtraTime,
  { reason }: { readonly reason: string },
): Decision<ExtraTimeEvent> {
  return state.percent === 0 && !state.stopClock ? [] : [{ type: 'ExtraTimeRevoked', data: { reason } }];
}
