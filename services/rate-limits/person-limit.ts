import type { CommandContext } from '#domain/core/journal.ts';
import type { ServiceSettings } from '../core/dependencies.ts';
import { createRateLimit } from './rate-limit.ts';

const hourMs = 3_600_000;
/** A visitor is anyone who makes up an id, so an address has its share too: that of a class of students. */
const sharesOfAddress = 10;

/** Bounds how often a person, and all persons of an address together, do something that is kept for good. */
export interface PersonLimit {
  /** Counts a call; false when the person or the address has had its share. */
  take(call: { readonly context: Pick<CommandContext, 'actor'>; readonly ip: string }): boolean;
}

/** @param perHour how often one person may; an address ten times as often */
export function limitPersons(perHour: number): PersonLimit {
  const ofPersons = createRateLimit({ limit: perHour, windowMs: hourMs });
  const ofAddresses = createRateLimit({ limit: perHour * sharesOfAddress, windowMs: hourMs });
  return {
    take({ context: { actor }, ip }) {
      // The address first: one that has had its share must not fill the memory with ids that it makes up, or
      // nobody else's would be counted any more, and so be refused.
      return ofAddresses.take(networkOf(ip)) && ofPersons.take(`${actor.kind} ${actor.id}`);
    },
  };
}

/** The address, or of IPv6 its network of 64 bits: one house has as many addresses there as it likes. */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip;
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(ip) ?? [];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = ip.toLowerCase().split('::');
  const groups = (part = '') => (part === '' ? [] : part.split(':'));
  const [left, right] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

const defaultMarksPerHour = 600;

/** Bounds how often a person may mark questions, notifications and what they prefer, each kind for itself. */
export function limitMarks({ rateLimits }: Pick<ServiceSettings, 'rateLimits'>): PersonLimit {
  return limitPersons(rateLimits.marksPerHour ?? defaultMarksPerHour);
}
