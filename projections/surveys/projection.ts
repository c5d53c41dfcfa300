import type { Survey } from '#domain/surveys/survey-content.ts';
import { column, type RowOf } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/tables/stream-id.ts';

const columns = {
  surveyId: column.text(),
  title: column.text(),
  introduction: column.text(),
  questions: column.json<Survey['questions']>(),
  audience: column.json<Survey['audience']>(),
  startTime: column.text(),
  endTime: column.text(),
  completed: column.integer(),
};

export type SurveyProjectionRow = RowOf<typeof columns>;

export const surveys = defineProjection({
  name: 'surveys',
  version: 1,
  columns,
  key: ['surveyId'],
  eventTypes: ['SurveyCreated', 'SurveyChanged', 'SurveyEnded', 'SurveyCompleted', 'SurveyResponseDiscarded'],
  keysOf: ({ type, data, stream }) => [
    {
      surveyId:
        type === 'SurveyCompleted' || type === 'SurveyResponseDiscarded' ? data.surveyId : streamId(stream),
    },
  ],
  fold([row], { type, data }): readonly SurveyProjectionRow[] {
    if (type === 'SurveyCreated' || type === 'SurveyChanged')
      return [{ ...data.survey, completed: row?.completed ?? 0 }];
    if (!row) return [];
    switch (type) {
      case 'SurveyEnded':
        return [{ ...row, endTime: data.endedAt }];
      case 'SurveyCompleted':
        return [{ ...row, completed: row.completed + 1 }];
      case 'SurveyResponseDiscarded':
        return [{ ...row, completed: row.completed - 1 }];
    }
  },
});
