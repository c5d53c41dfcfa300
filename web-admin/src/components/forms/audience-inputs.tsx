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

/** Describes an audience: `Core, UKVI; No plan`, or `All students`. */
export function audienceWords({ examTypes: exams, plans }: Audience): string {
  const hasAllExams = exams.length === examTypes.length;
  const hasAllPlans = plans.length === audiencePlanSchema.options.length;
  if (hasAllExams && hasAllPlans) return 'All students';
  return [
    hasAllExams ? 'All exams' : exams.map((exam) => examTypeNames[exam]).join(', '),
    hasAllPlans ? 'all plans' : plans.map((plan) => audiencePlanNames[plan]).join(', '),
  ].join('; ');
}

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
