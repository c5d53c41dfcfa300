import { catalogue } from '#domain/question-types/catalogue.ts';
import type { PlanItem } from '#domain/study-plan/day-list.ts';
import { action, list, note, paragraph, type Mail } from '../mail/mail.ts';

export interface ReminderMail {
  readonly userId: string;
  readonly email: string;
  readonly day: string;
  readonly items: readonly PlanItem[];
  /** The student client's address, without a trailing slash. */
  readonly site: string;
}

export function reminderMail({ userId, email, day, items, site }: ReminderMail): Mail {
  const minutes = items.reduce((sum, item) => sum + item.minutes, 0);
  const todo = items.map((item) => `${wordsOf(item)}, about ${item.minutes} minutes`);
  return {
    id: `plan-reminder-${userId}-${day}`,
    to: email,
    userId,
    kind: 'plan_reminder',
    subject: `Today: ${minutes} minutes`,
    template: {
      title: `Today: ${minutes} minutes`,
      blocks: [
        paragraph('This is what you planned for today:'),
        list(todo),
        action('To the plan', `${site}/dashboard`),
        note('If you have no time today, do nothing. We plan the rest again.'),
      ],
    },
  };
}

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

function wordsOf(item: PlanItem): string {
  if (item.kind === 'reviews') return counted(item.count, 'review');
  if (item.kind === 'sitting') return 'A mock test';
  return `${catalogue[item.type].name}, ${counted(item.questions, 'question')}`;
}
