import type { Descriptions } from '../core/capability.ts';
import type { StudyPlanEvent } from './plan-settings.ts';

export const studyPlanDescriptions: Descriptions<StudyPlanEvent> = {
  StudyPlanSet: ({ examDate, targetScore, weekdays, minutesAWeek, reminder }) =>
    `Planned ${minutesAWeek} minutes a week on ${weekdays.length === 1 ? '1 day' : `${weekdays.length} days`} for a score of ${targetScore}, ${examDate === null ? 'without a date of the exam' : `exam on ${examDate}`}${reminder ? `, reminded at ${reminder.hour}:00 (${reminder.timeZone})` : ''}`,
  StudyPlanEnded: () => 'Ended the study plan',
};
