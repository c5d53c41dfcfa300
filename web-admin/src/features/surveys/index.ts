import * as contract from '#domain/surveys/admin-contract.ts';
import { SurveysIcon } from '#console/components/icons.tsx';
import type { ConsoleResource } from '#console/core/data-provider.ts';
import { Create } from './Create.tsx';
import { Edit } from './Edit.tsx';
import { List } from './List.tsx';
import { Show } from './Show.tsx';

export const surveys = {
  name: contract.surveys.name,
  rows: contract.surveys,
  options: { label: 'Surveys' },
  icon: SurveysIcon,
  group: 'Site',
  writes: { create: contract.createSurvey, edit: contract.changeSurvey },
  list: List,
  show: Show,
  edit: Edit,
  create: Create,
} satisfies ConsoleResource;

export const surveyResponses = {
  name: contract.surveyResponses.name,
  rows: contract.surveyResponses,
};
