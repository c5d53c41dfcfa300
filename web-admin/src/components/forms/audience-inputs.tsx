import { Box } from '@mui/material';
import { CheckboxGroupInput } from 'react-admin';
import { audiencePlanSchema, type Audience, type AudiencePlan } from '#domain/accounts/audience.ts';
import { examTypeNames, examTypes } from '#domain/accounts/exam-type.ts';
import { choicesOf } from './choices.ts';

const audiencePlanNames: Readonly<Record<AudiencePlan, string>> = {
  none: 'No plan',
  bronze: 'Bronze',
  silver: 'Silver',
  ultimate: 'Ultimate',
};

export const everyStudent = (): Audience => ({
  examTypes: [...examTypes],
  plans: [...audiencePlanSchema.options],
});

/** A group in words: `Core, UKVI; No plan`. */
export const audienceWords = ({ examTypes: exams, plans }: Audience): string =>
  [exams.map((exam) => examTypeNames[exam]), plans.map((plan) => audiencePlanNames[plan])]
    .map((names) => names.join(', '))
    .join('; ');

/** The field `audience` of a form: a group of students by exam and plan. */
export const AudienceInputs = () => (
  <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, width: '100%' }}>
    <CheckboxGroupInput
      source="audience.examTypes"
      label="Students of these exams"
      choices={choicesOf(examTypeNames)}
      row={false}
    />
    <CheckboxGroupInput
      source="audience.plans"
      label="With these plans"
      choices={choicesOf(audiencePlanNames)}
      row={false}
    />
  </Box>
);
