import { z } from 'zod';
import type { EventOf } from '../core/events/codec.ts';
import type { Decision } from '../core/events/decision.ts';
import { defineStream } from '../core/events/stream.ts';
import { instantSchema, type Instant } from '../core/instant.ts';
import type { MailList } from './mail-kinds.ts';

const at = z.object({
  /** When it happened, as the mail provider has it. */
  at: instantSchema,
});

const events = {
  /** A server of the address said that it does not exist, or takes nothing. */
  MailBounced: { version: 1, schema: at },
  /** Its reader called a mail spam. */
  MailComplained: { version: 1, schema: at },
  /** The owner of the account wants it tried again. */
  MailResumed: { version: 1, schema: at },
} as const;

export type MailAddressEvent = EventOf<typeof events>;

export interface MailAddress {
  readonly bouncedAt: Instant | undefined;
  readonly complainedAt: Instant | undefined;
  /** What happened before is told late, and no longer counts. */
  readonly resumedAt: Instant | undefined;
}

const initial: MailAddress = { bouncedAt: undefined, complainedAt: undefined, resumedAt: undefined };

/** The stream `mail_address-<keyed hash of the address>`: whether mail reaches it. It does not contain the address. */
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

/** The first report counts; one of what was before the owner had it tried again does not. */
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

/**
 * Whether an address takes a mail: none after a bounce; none of a list after a complaint.
 * @param list undefined for account mails
 */
export function acceptsMail({ bouncedAt, complainedAt }: MailAddress, list: MailList | undefined): boolean {
  return bouncedAt === undefined && (complainedAt === undefined || list === undefined);
}
