import { saveFile } from '#student/core/save-file.ts';
import type { OwnStudyPlan } from '#student/queries/study-plan.ts';
import { calendarOf } from './plan-calendar.ts';
import { itemWords } from './plan-words.ts';

const titles = { study: 'Study', rest: 'Rest before the exam', exam: 'The exam' } as const;

export function downloadCalendar({ weeks }: OwnStudyPlan, testName: (mockTestId: string) => string): void {
  const days = weeks
    .flatMap((week) => week.days)
    .map(({ day, kind, items }) => ({
      day,
      title: `Ninety: ${titles[kind]}`,
      text: items.map((item) => `${itemWords(item, testName)}, about ${item.minutes} min`).join('\n'),
    }));
  const file = new Blob([calendarOf(days, new Date().toISOString())], { type: 'text/calendar' });
  saveFile(file, 'study-plan.ics');
}
