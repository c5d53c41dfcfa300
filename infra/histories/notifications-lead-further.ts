import type { JsonObject } from '#domain/core/json.ts';
import type { IntendedChange } from './intended-change.ts';

/** Announcements to groups came: notifications have a title and an address of their own, and users know what they were told. */
const change = {
  why: 'Students are notified as groups, with a title and an address that the notification carries.',
  states: { notifications: (state: JsonObject) => ({ ...state, announced: [] }) },
  rows: { notifications: (row: JsonObject) => ({ ...row, title: null, href: null }) },
};

export const notificationsLeadFurther: readonly IntendedChange[] = ['0.1.0', '0.2.0'].map((of) => ({
  of,
  ...change,
}));
