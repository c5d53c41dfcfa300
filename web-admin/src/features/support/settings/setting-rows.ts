import type { AdminSettings } from '#domain/support/installation-contract.ts';

const payments = {
  stripe: 'Stripe',
  till: 'Test till: no money moves',
  nothing: 'None: nothing can be bought',
} as const satisfies Record<AdminSettings['payments'], string>;

export const settingRows = (settings: AdminSettings): (readonly [name: string, value: string])[] => [
  ['Version', settings.version],
  ['Environment', settings.environment],
  ['Address of the site', settings.publicUrl],
  ['Server time', new Date(settings.dateNow).toUTCString()],
  ['Payments', payments[settings.payments]],
  ['Sign-in providers', settings.signInProviders.join(', ') || 'None'],
  ['Reports of the mail provider', settings.hasMailReports ? 'On' : 'Off'],
  ['Purchases of the mobile app', settings.hasMobilePurchases ? 'On' : 'Off'],
  ['Free writing credits', String(settings.freeWritingCredits)],
  ['Free speaking credits', String(settings.freeSpeakingCredits)],
  ['Clock of the reading sprint', `${settings.readingSprintSeconds} seconds`],
  ['Security log', `${settings.securityLogDays} days`],
];
