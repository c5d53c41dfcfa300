import { MenuItem, Stack, TextField } from '@mui/material';
import { TextInput } from 'react-admin';
import { useController } from 'react-hook-form';
import { examTypeNames, examTypes } from '#domain/accounts/exam-type.ts';
import { examPartSchema } from '#domain/mock-tests/exam-part.ts';
import { fixedTestSchema, type FixedTest } from '#domain/fixed-tests/fixed-test-content.ts';
import type { TestDraft } from './test-draft.ts';
import { partName } from './words.ts';

const nameFault = (name: string) =>
  fixedTestSchema.shape.mockTestId.safeParse(name.trim()).error?.issues[0]?.message;

export const NewNames = () => {
  const { field: exam } = useController<TestDraft, 'examType'>({ name: 'examType' });
  const { field: part } = useController<TestDraft, 'part'>({ name: 'part' });
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField select label="Exam" value={exam.value} onChange={exam.onChange} sx={{ flex: 1 }}>
          {examTypes.map((type) => (
            <MenuItem key={type} value={type}>
              {examTypeNames[type]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label="Part"
          value={part.value ?? 'whole'}
          onChange={({ target }) => part.onChange(target.value === 'whole' ? null : target.value)}
          sx={{ flex: 1 }}
        >
          {(['whole', ...examPartSchema.options] as const).map((one) => (
            <MenuItem key={one} value={one}>
              {partName(one === 'whole' ? null : one)}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <TextInput
        source="mockTestId"
        label="Name in the address"
        parse={(text: string) => text}
        validate={nameFault}
        helperText="It cannot change later."
      />
    </>
  );
};

export const BuiltNames = ({ test }: { readonly test: FixedTest }) => (
  <>
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField label="Exam" value={examTypeNames[test.examType]} disabled sx={{ flex: 1 }} />
      <TextField label="Part" value={partName(test.part)} disabled sx={{ flex: 1 }} />
    </Stack>
    <TextField
      label="Name in the address"
      value={test.mockTestId}
      disabled
      helperText="It cannot change later."
    />
  </>
);
