import * as contract from '#domain/surveys/admin-contract.ts';
import { SurveysIcon } from '../../components/icons.tsx';
import { Create } from './Create.tsx';
import { Edit } from './Edit.tsx';
import { List } from './List.tsx';
import { Show } from './Show.tsx';

export const surveys = {
  name: contract.surveys.name,
  rows: contract.surveys,
  options: { label: 'Surveys' },
  icon: SurveysIcon,
  writes: { create: contract.createSurvey, edit: contract.changeSurvey },
  list: List,
  show: Show,
  edit: Edit,
  create: Create,
};

export const surveyResponses = {
  name: contract.surveyResponses.name,
  rows: contract.surveyResponses,
};
