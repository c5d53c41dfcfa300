import { Button, Skeleton, Stack, Typography } from '@mui/material';
import { Form, TextInput } from 'react-admin';
import { useFormContext, useWatch, type FieldValues } from 'react-hook-form';
import { blueprintFaults, questionFaults } from '#domain/fixed-tests/fixed-test-faults.ts';
import { fixedTestSchema, type FixedTest } from '#domain/fixed-tests/fixed-test-content.ts';
import { FormProblem } from '#console/components/forms/form-problem.tsx';
import { Failed } from '#console/components/failed.tsx';
import { Missing } from './missing.tsx';
import { askedSections, filled, testOf, type TestDraft } from './test-draft.ts';
import { BuiltNames, NewNames } from './test-names.tsx';
import { TypeRow } from './type-row.tsx';
import { useBank, type Bank } from './use-bank.ts';
import { partName } from './words.ts';

interface TestFormProps {
  readonly start: TestDraft;
  readonly isBuilt: boolean;
  readonly save: string;
  readonly problem?: string | undefined;
  /**
   * @param test fits its exam and has all texts
   * @returns the messages of the refused fields, by field name
   */
  readonly onSave: (test: FixedTest) => Promise<Readonly<Record<string, string>> | undefined> | void;
}

export const TestForm = ({ start, onSave, ...shown }: TestFormProps) => (
  <Form<FieldValues>
    record={{ ...start }}
    onSubmit={(values: FieldValues) => onSave(testOf(values as TestDraft))}
    mode="onChange"
    noValidate
  >
    <Fields {...shown} />
  </Form>
);

const asTyped = (text: string) => text;

const Fields = ({ isBuilt, save, problem }: Omit<TestFormProps, 'start' | 'onSave'>) => {
  const { setValue, formState } = useFormContext<TestDraft>();
  const draft = useWatch<TestDraft>() as TestDraft;
  const test = testOf(draft);
  const sections = askedSections(draft);
  const { bank, error, again } = useBank(
    sections.flatMap(({ counted }) => counted.map(({ type }) => type)),
    test,
  );
  if (error && !bank) return <Failed error={error} onAgain={again} />;
  if (!bank) return <Skeleton variant="rounded" height={300} sx={{ m: 2 }} />;
  const faults = [...blueprintFaults(test), ...bankFaults(test, bank)];
  const issues = fixedTestSchema.safeParse(test).error?.issues ?? [];
  const lacking = new Set(issues.map(({ path }) => path[0]));
  const fillUp = () =>
    setValue('chosen', filled(draft, bank.kept, new Set(bank.owners.keys())).chosen, { shouldDirty: true });
  return (
    <Stack spacing={2.5} sx={{ p: { xs: 1.5, sm: 2 }, maxWidth: 860 }}>
      {isBuilt ? <BuiltNames test={test} /> : <NewNames />}
      <TextInput source="name" label="Title" parse={asTyped} helperText={false} {...longest(100)} />
      <TextInput
        source="description"
        label="Description for students"
        parse={asTyped}
        multiline
        helperText={false}
        {...longest(300)}
      />
      <Button variant="outlined" sx={{ alignSelf: 'flex-start' }} onClick={fillUp}>
        Fill from the bank
      </Button>
      {sections.map(({ section, counted }) => (
        <Stack key={section} component="section" spacing={1.5}>
          <Typography component="h2" variant="h6">
            {partName(section)}
          </Typography>
          {counted.map((one) => (
            <TypeRow key={one.type} counted={one} bank={bank} />
          ))}
        </Stack>
      ))}
      <Missing fields={lacking} faults={faults} />
      <FormProblem text={problem} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={formState.isSubmitting}
        disabled={faults.length > 0 || issues.length > 0}
        sx={{ alignSelf: 'flex-start' }}
      >
        {save}
      </Button>
    </Stack>
  );
};

const longest = (maxLength: number) => ({ slotProps: { htmlInput: { maxLength } } });

const bankFaults = (test: FixedTest, { questions, others }: Bank) =>
  questionFaults(test, { statusOf: (uid) => questions.get(uid)?.status, others });
