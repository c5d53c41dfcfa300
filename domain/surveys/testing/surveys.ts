import { examTypes } from '../../accounts/exam-type.ts';
import { audiencePlanSchema } from '../../accounts/audience.ts';
import type { SurveyAnswers } from '../survey-answers.ts';
import type { Survey } from '../survey-content.ts';

export const wholeSurvey: Survey = {
  surveyId: 'winter-2026',
  title: 'How do you practise?',
  introduction: 'It takes two minutes.',
  questions: [
    { kind: 'single', text: 'Where do you practise?', isRequired: true, options: ['At home', 'At school'] },
    { kind: 'several', text: 'What is hard?', isRequired: false, options: ['Speaking', 'Writing', 'Time'] },
    {
      kind: 'scale',
      text: 'How clear are the reasons?',
      isRequired: true,
      maximum: 5,
      low: 'Unclear',
      high: 'Clear',
    },
    { kind: 'text', text: 'What would you change?', isRequired: false },
    { kind: 'net_promoter', text: 'Would you recommend us?', isRequired: true },
  ],
  audience: { examTypes: [...examTypes], plans: [...audiencePlanSchema.options] },
  startTime: '2026-12-01T00:00:00.000Z',
  endTime: '2026-12-31T00:00:00.000Z',
};

export const wholeAnswers: SurveyAnswers = [
  { kind: 'single', option: 1 },
  { kind: 'several', options: [0, 2] },
  { kind: 'scale', value: 4 },
  { kind: 'text', text: 'More tests, please.' },
  { kind: 'net_promoter', value: 9 },
];
