import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { untouchedLedger } from '#domain/credits/testing/ledger-views.ts';
import { queryClient } from '../core/query-client.ts';
import { expectAccessible, expectContrast } from '../testing/expect-accessible.ts';
import { bankOf } from '../testing/questions.ts';
import { goTo, renderConsole, type Answers } from '../testing/render-console.tsx';
import { installationAnswers } from '../testing/installation.ts';
import { answersOfLists, question, report, wholeFigures } from '../testing/rows.ts';
import { student } from '../testing/student.ts';

const heading = page.getByRole('heading', { level: 1 });
const named = `${question.id}: ${question.title}`;
const answers: Answers = {
  ...answersOfLists,
  ...installationAnswers,
  ...bankOf(question.question, { openReports: 2 }).answers,
  one_users: () => ({ status: 200, body: student }),
  one_reports: () => ({ status: 200, body: report }),
  one_questionFigures: () => ({ status: 200, body: wholeFigures }),
  fetchCreditsOfUser: () => ({ status: 200, body: untouchedLedger }),
  fetchOldAccountDeletions: () => ({ status: 200, body: { runs: [] } }),
  fetchScorerRollouts: () => ({
    status: 200,
    body: { scorers: { writing: 3, speaking: 7 }, rollouts: [] },
  }),
  fetchProjections: () => ({
    status: 200,
    body: {
      projections: [
        { name: 'accounts', version: 2, status: 'halted', lagMs: 5000, error: 'Error: no column' },
      ],
    },
  }),
  lookUpHistory: ({ id, reason }) => ({
    status: 200,
    body: {
      userId: id,
      entries: [
        {
          id: 'event-1',
          stream: 'history_lookup-1',
          revision: 0,
          position: '1',
          at: '2026-01-05T10:00:00.000Z',
          recordedAt: '2026-01-05T10:00:00.000Z',
          actor: { kind: 'admin', id: student.id },
          type: 'HistoryLookedUp',
          version: 1,
          data: { userId: id, adminId: student.id, reason },
          metadata: {},
          sentence: 'An admin looked at this history.',
        },
      ],
    },
  }),
};

const pages: readonly (readonly [address: string, title: string])[] = [
  ['', 'Overview'],
  ['users', 'Users'],
  [`users/${student.id}/show`, 'ada@example.com'],
  [`users/${student.id}/show/credits`, 'ada@example.com'],
  ['questions', 'Questions'],
  ['questions/create', 'Draft a question'],
  [`questions/${question.id}/show`, named],
  [`questions/${question.id}/show/revisions`, named],
  [`questions/${question.id}`, `Edit ${named}`],
  ['question-figures', 'Question figures'],
  [`question-figures/${question.id}/show`, `Figures of ${question.id}`],
  ['reports', 'Reports'],
  [`reports/${report.id}/show`, `Report of ${question.id}`],
  ['attempts', 'Practice answers'],
  ['mock-tests', 'Mock tests'],
  ['mails', 'Emails'],
  ['security-events', 'Security'],
  ['nowhere', 'Page not found'],
  ['scorer-rollouts', 'Scorer rollouts'],
  ['old-accounts', 'Old accounts'],
  ['health', 'Health'],
  ['settings', 'Settings'],
];

it.each([
  { colorScheme: 'light', width: 1024, check: expectAccessible },
  { colorScheme: 'dark', width: 360, check: expectContrast },
] as const)('every page fits its screen and is accessible, $colorScheme at $width px', async (look) => {
  const { check, ...options } = look;
  await renderConsole('/', answers, options);
  for (const [address, title] of pages) {
    goTo(`/${address}`);
    await expect.element(heading).toHaveTextContent(title);
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    await check(address);
  }
  goTo(`/users/${student.id}/show/history`);
  await page.getByLabelText('Reason for viewing').fill('Asks where the answer went');
  await page.getByRole('button', { name: 'Look up the history' }).click();
  await expect.element(page.getByRole('heading', { name: 'Replay' })).toBeVisible();
  await check('history');
});
