import type { AnyEvent } from '../../streams.ts';
import { wholeAnswers, wholeSurvey } from '../../surveys/testing/surveys.ts';

type DataOf<Type extends AnyEvent['type']> = Extract<AnyEvent, { readonly type: Type }>['data'];

export const surveyStories = {
  SurveyCreated: { survey: wholeSurvey, reason: 'We want to know' },
  SurveyChanged: { survey: wholeSurvey, reason: 'Longer' },
  SurveyEnded: { endedAt: '2026-11-03T14:00:00.000Z', reason: 'We know enough' },
  SurveyCompleted: { surveyId: 'winter-2026', answers: wholeAnswers },
  SurveyResponseDiscarded: { surveyId: 'winter-2026', reason: 'Random answers' },
  RewardGranted: { cause: 'survey_completed', causeId: 'winter-2026', kind: 'full_test', credits: 1 },
  RewardRevoked: { cause: 'survey_completed', causeId: 'winter-2026', kind: 'full_test', credits: 1 },
  RewardRefused: { cause: 'survey_completed', causeId: 'winter-2026', because: 'address_not_verified' },
  AnnouncementMade: {
    title: 'New tests',
    text: 'Three new tests are here.',
    href: '/mock-test',
    audience: wholeSurvey.audience,
  },
  Announced: {
    announcementId: 'survey/winter-2026',
    type: 'complete_survey',
    title: 'How do you practise?',
    text: 'It takes two minutes.',
    href: '/survey?id=winter-2026',
  },
} as const satisfies { readonly [Type in AnyEvent['type']]?: DataOf<Type> };
