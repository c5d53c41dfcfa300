/** The account's lists. Two are markers of the account (document 1, section 3), the third belongs to the study plan. */
export const accountLists = ['general', 'third_party', 'plan_reminder'] as const;
export type AccountList = (typeof accountLists)[number];

/** All lists with an unsubscribe link: invitations go to addresses without an account. */
export const mailLists = [...accountLists, 'invitation'] as const;
export type MailList = (typeof mailLists)[number];

export const mailKinds = {
  verification: { name: 'Verify the address', list: undefined },
  registered_again: { name: 'Registered again', list: undefined },
  password_reset: { name: 'Set a new password', list: undefined },
  password_changed: { name: 'Password changed', list: undefined },
  new_device: { name: 'Login from a new device', list: undefined },
  second_factor_changed: { name: 'Two-step login changed', list: undefined },
  sign_in_changed: { name: 'Ways to log in changed', list: undefined },
  contact_message: { name: 'Message to the team', list: undefined },
  contact_answer: { name: 'Answer of the team', list: undefined },
  receipt: { name: 'Receipt of a purchase', list: undefined },
  refund: { name: 'Money given back', list: undefined },
  access_granted: { name: 'Access given by the team', list: undefined },
  result_ready: { name: 'Result of a test', list: 'general' },
  invitation: { name: 'Invitation by a student', list: 'invitation' },
  plan_reminder: { name: 'Reminder of the study plan', list: 'plan_reminder' },
} as const satisfies Record<string, { readonly name: string; readonly list: MailList | undefined }>;

export type MailKind = keyof typeof mailKinds;

export const listOf = (kind: MailKind): MailList | undefined => mailKinds[kind].list;
