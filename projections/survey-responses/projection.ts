import type { StoredAnswers } from '#domain/surveys/survey-response.ts';
import type { SurveyAnswers } from '#domain/surveys/survey-answers.ts';
import { isErased } from '#domain/core/events/personal.ts';
import { column, type RowOf } from '../core/tables/column.ts';
import { defineProjection } from '../core/projection.ts';
import { streamId } from '../core/tables/stream-id.ts';

const columns = {
  surveyId: column.text(),
  userId: column.text(),
  status: column.text<'completed' | 'discarded'>(),
  answers: column.json<SurveyAnswers>(),
  at: column.text(),
};

export type SurveyResponseProjectionRow = RowOf<typeof columns>;

export const surveyResponses = defineProjection({
  name: 'survey_responses',
  version: 1,
  columns,
  key: ['surveyId', 'userId'],
  indexes: [['userId']],
  eventTypes: ['SurveyCompleted', 'SurveyResponseDiscarded', 'AccountDeleted'],
  keysOf({ type, data, stream, metadata: { userId } }) {
    if (type === 'AccountDeleted') return [{ userId: streamId(stream) }];
    return userId === undefined ? [] : [{ surveyId: data.surveyId, userId }];
  },
  fold(rows, { type, data, metadata }): readonly SurveyResponseProjectionRow[] {
    switch (type) {
      case 'SurveyCompleted': {
        const { surveyId } = data;
        const { userId = '', at } = metadata;
        return [{ surveyId, userId, status: 'completed', answers: readable(data.answers), at }];
      }
      case 'SurveyResponseDiscarded':
        return rows.map((row) => ({ ...row, status: 'discarded' }));
      case 'AccountDeleted':
        return rows.map((row) => ({ ...row, answers: row.answers.map(withoutText) }));
    }
  },
});

const readable = (answers: StoredAnswers): SurveyAnswers =>
  answers.map((answer) => {
    if (answer?.kind !== 'text') return answer;
    const { kind, text } = answer;
    return isErased(text) ? null : { kind, text };
  });

const withoutText = (answer: SurveyAnswers[number]) => (answer?.kind === 'text' ? null : answer);
