import type { Instant } from '#domain/core/instant.ts';

export interface CalendarDay {
  /** `2026-11-23`. */
  readonly day: string;
  readonly title: string;
  readonly text: string;
}

/** The longest line, without its line break: RFC 5545, section 3.1. */
const mostOctets = 75;

/**
 * A calendar file (RFC 5545) with an all-day event for each day. Event ids derive from days, so that a new import
 * replaces the old one.
 */
export function calendarOf(days: readonly CalendarDay[], madeAt: Instant): string {
  const stamp = `${madeAt.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Ninety//Study plan//EN',
    ...days.flatMap(({ day, title, text }) => [
      'BEGIN:VEVENT',
      `UID:study-plan-${day}@ninety`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, String.raw`\n`);

/** Folds long lines, never inside a character; continuation lines begin with a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let result = '';
  for (const sign of line) {
    const own = encoder.encode(sign).length;
    if (octets + own > mostOctets) {
      result += '\r\n ';
      octets = 1;
    }
    result += sign;
    octets += own;
  }
  return result;
}
