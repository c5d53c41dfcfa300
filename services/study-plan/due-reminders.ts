import { LRUCache } from 'lru-cache';
import { progressOfItem } from '#domain/study-plan/progress-of-item.ts';
import { addressOf } from '#domain/accounts/account.ts';
import { fold } from '#domain/core/events/stream.ts';
import type { Instant } from '#domain/core/instant.ts';
import { studyPlanStream } from '#domain/study-plan/plan-settings.ts';
import { localTime } from '#domain/core/time-zone.ts';
import { isTimeFor, lateHours } from '#domain/study-plan/reminder.ts';
import { listReminded, listReminderZones } from '#projections/plan-reminders/queries.ts';
import { readAccount } from '../accounts/read-account.ts';
import type { Dependencies } from '../dependencies.ts';
import { kindOf } from '../identity/principal.ts';
import type { Mail } from '../mail/mail.ts';
import { planOfToday } from './plan-of-today.ts';
import { reminderMail } from './reminder-mail.ts';

type ReminderDependencies = Pick<Dependencies, 'readModels' | 'mockTests' | 'journal' | 'settings'>;

/** Finds due reminders, each once per finder, with stable ids. Days without open items have none. */
export function createReminderFinder(dependencies: ReminderDependencies) {
  const looked = new LRUCache<string, true>({ max: 100_000, ttl: 24 * 60 * 60 * 1000 });

  return async function* dueReminders(now: Instant): AsyncGenerator<Mail> {
    const { db } = dependencies.readModels;
    for (const timeZone of await listReminderZones(db)) {
      const local = localTime(now, timeZone);
      const hours = { from: local.hour - lateHours + 1, to: local.hour };
      for (const userId of await listReminded(db, timeZone, hours)) {
        const key = `${userId} ${local.day}`;
        if (looked.has(key)) continue;
        const mail = await reminderOf(dependencies, userId, now);
        if (mail) yield mail;
        looked.set(key, true);
      }
    }
  };
}

/** The mail of a student's day; undefined if the reminder is off or nothing is left to do. */
async function reminderOf(
  dependencies: ReminderDependencies,
  userId: string,
  now: Instant,
): Promise<Mail | undefined> {
  const { journal, settings } = dependencies;
  const [account, events] = await Promise.all([
    readAccount(journal, userId),
    journal.read(studyPlanStream, studyPlanStream.nameOf(userId)),
  ]);
  // The read model may lag behind the streams.
  const reminder = fold(studyPlanStream, events).settings?.reminder;
  if (!reminder || account.status !== 'active' || !account.isVerified) return;
  const email = addressOf(account);
  if (email === undefined) return;
  const { timeZone } = reminder;
  const { day, hour } = localTime(now, timeZone);
  if (!isTimeFor(reminder, hour)) return;
  const holder = { kind: kindOf(account.platformAccess), userId, account };
  const plan = await planOfToday(dependencies, holder, { now, timeZone });
  const today = plan.weeks.flatMap(({ days }) => days).find((one) => one.day === day);
  const items = (today?.items ?? []).filter((item) => !progressOfItem(item, plan.done).isDone);
  if (items.length === 0) return;
  return reminderMail({ userId, email, day, items, site: settings.publicUrl });
}
