import type { Answers } from './render-console.tsx';
import { student } from './student.ts';

/** Answers the calls of the settings page: two pages of addresses, including one that a spreadsheet would run as a formula. */
export const installationAnswers = {
  fetchAllAdminSettings: () => ({
    status: 200,
    body: {
      dateNow: '2026-01-05T10:00:00.000Z',
      version: '0.2.0',
      environment: 'production',
      publicUrl: 'https://ninety.example.org',
      payments: 'till',
      signInProviders: ['google'],
      hasMailReports: false,
      hasMobilePurchases: false,
      freeWritingCredits: 10,
      freeSpeakingCredits: 12,
      readingSprintSeconds: 360,
      securityLogDays: 90,
    },
  }),
  fetchEmailList: ({ after }) => ({
    status: 200,
    body:
      after === undefined
        ? { emails: ['ada@example.com'], next: student.id }
        : { emails: ['=eve@example.com'] },
  }),
} satisfies Answers;
