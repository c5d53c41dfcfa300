import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import type { Decision } from '../core/events/decision.ts';
import { defineStream } from '../core/events/stream.ts';
import { instantSchema, type Instant } from '../core/instant.ts';
import type { MailList } from './mail-kinds.ts';

const at = z.object({
  at: instantSchema,
});

const events = {
  MailBounced: { version: 1, schema: at },
  MailComplained: { version: 1, schema: at },
  /** The account's owner wants mail to be tried again. */
  MailResumed: { version: 1, schema: at },
} as const;

export type MailAddressEvent = EventOf<typeof events>;

export interface MailAddress {
  readonly bouncedAt: Instant | undefined;
  readonly complainedAt: Instant | undefined;
  /** Reports about earlier mails arrive late and no longer count. */
  readonly resumedAt: Instant | undefined;
}

const initial: MailAddress = { bouncedAt: undefined, complainedAt: undefined, resumedAt: undefined };

/** The stream `mail_address-<keyed hash of the address>`: its deliverability. */
export const mailAddressStream = defineStream({
  category: 'mail_address',
  subject: 'Mail to an address',
  events,
  initial,
  evolve(state: MailAddress, { type, data }): MailAddress {
    switch (type) {
      case 'MailBounced':
        return { ...state, bouncedAt: data.at };
      case 'MailComplained':
        return { ...state, complainedAt: data.at };
      case 'MailResumed':
        return { ...initial, resumedAt: data.at };
    }
  },
});

export interface MailReport {
  readonly kind: 'bounce' | 'complaint';
  readonly at: Instant;
}

/** Once; ignores reports from before the last resumption. */
export function noteReport(state: MailAddress, { kind, at: when }: MailReport): Decision<MailAddressEvent> {
  const isBounce = kind === 'bounce';
  const known = isBounce ? state.bouncedAt : state.complainedAt;
  if (known !== undefined) return [];
  if (state.resumedAt !== undefined && Date.parse(when) <= Date.parse(state.resumedAt)) return [];
  return [{ type: isBounce ? 'MailBounced' : 'MailComplained', data: { at: when } }];
}

export function resumeMail(
  state: MailAddress,
  { now }: { readonly now: Instant },
): Decision<MailAddressEvent> {
  const isFree = state.bouncedAt === undefined && state.complainedAt === undefined;
  return isFree ? [] : [{ type: 'MailResumed', data: { at: now } }];
}

export function acceptsMail({ bouncedAt, complainedAt }: MailAddress, list: MailList | undefined): boolean {
  return bouncedAt === undefined && (complainedAt === undefined || list === undefined);
}
