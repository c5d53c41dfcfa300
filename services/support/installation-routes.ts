import { appVersion } from '#domain/accounts/profile/app-version.ts';
import { changeFirstName } from '#domain/accounts/profile/change-first-name.ts';
import {
  changePreferences,
  chooseExamType,
  preferencesStream,
} from '#domain/accounts/profile/preferences.ts';
import { reject } from '#domain/core/events/decision.ts';
import { dayMs } from '#domain/core/durations.ts';
import {
  fetchAllAdminSettings,
  fetchEmailList,
  fetchOverview,
  updateFields,
} from '#domain/support/installation-contract.ts';
import { countDay } from '#projections/accounts/day-figures.ts';
import { readAccount } from '../accounts/read-account.ts';
import type { Dependencies } from '../dependencies.ts';
import { handle } from '../core/handle.ts';
import { done, route, type Route } from '../http/route.ts';
import { paymentsBy } from '../payments/open-payments.ts';
import { about, onAccount } from './account-commands.ts';
import { readEmailList } from './email-list.ts';

export function installationRoutes(dependencies: Dependencies): Route[] {
  const { journal, readModels, settings } = dependencies;
  return [
    route(fetchAllAdminSettings, async ({ now }) => ({
      status: 200,
      body: {
        dateNow: now,
        version: appVersion,
        environment: settings.environment,
        publicUrl: settings.publicUrl,
        payments: paymentsBy(settings),
        signInProviders: (['wechat', 'google', 'apple'] as const).filter((name) => settings.signIn?.[name]),
        hasMailReports: settings.mailWebhookSecret !== undefined,
        hasMobilePurchases: settings.adapty !== undefined,
        freeWritingCredits: settings.freeWritingCredits,
        freeSpeakingCredits: settings.freeSpeakingCredits,
        readingSprintSeconds: settings.readingSprintSeconds,
        securityLogDays: settings.securityLogDays,
      },
    })),

    route(
      fetchOverview,
      async ({ now }) => {
        const dayUntil = (until: number) =>
          countDay(readModels.db, {
            from: new Date(until - dayMs).toISOString(),
            until: new Date(until).toISOString(),
          });
        const until = Date.parse(now);
        const [today, weekBefore] = await Promise.all([dayUntil(until), dayUntil(until - 7 * dayMs)]);
        return { status: 200, body: { today, weekBefore } };
      },
      { reads: ['accounts', 'attempts', 'sittings'] },
    ),

    route(fetchEmailList, async ({ input: { list, after } }) => ({
      status: 200,
      body: await readEmailList(dependencies, list, after),
    })),

    route(
      updateFields,
      async ({ input: { id, firstName, examType }, context }) => {
        const account = await readAccount(journal, id);
        if (account.status === 'unregistered') return reject('not_found');
        if (account.status === 'deleted') return reject('account_deleted');
        let changed = {};
        if (firstName !== undefined) {
          const named = await onAccount(journal, id, context, (state) =>
            changeFirstName(state, { firstName }),
          );
          if ('rejected' in named) return named;
          changed = done({}, named);
        }
        if (examType !== undefined) {
          const { preferences: start } = account;
          const chosen = await handle(journal, preferencesStream, id, about(id, context), (state) =>
            changePreferences(state, { start, change: chooseExamType(examType) }),
          );
          if ('rejected' in chosen) return chosen;
          changed = done({}, chosen);
        }
        return { status: 200 as const, body: {}, ...changed };
      },
      { about: ({ input }) => input.id },
    ),
  ];
}
