import { examTypeNames, examTypes, type ExamType } from '#domain/accounts/exam-type.ts';
import { examPartSchema, type ExamPart } from '#domain/mock-tests/exam-part.ts';
import { blueprintFaults, questionFaults } from '#domain/mock-tests/fixed-test-faults.ts';
import { fixedTestSchema, type FixedTest } from '#domain/mock-tests/fixed-test-content.ts';
import { Alert, AlertTitle, Button, MenuItem, Skeleton, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Failed } from '../../components/failed.tsx';
import { askedSections, filled, testOf, type TestDraft } from './test-draft.ts';
import { TypeRow } from './type-row.tsx';
import { useBank, type Bank } from './use-bank.ts';
import { partName } from './words.ts';

interface TestFormProps {
  readonly start: TestDraft;
  /** A test keeps its name, its exam and its part once it was built. */
  readonly isBuilt: boolean;
  readonly save: string;
  /** @param test fits its exam and has all texts */
  readonly onSave: (test: FixedTest) => void;
  readonly isSaving?: boolean;
}

/** Builds a test from the bank; what is missing is said meanwhile. */
export const TestForm = ({ start, isBuilt, save, onSave, isSaving = false }: TestFormProps) => {
  const [draft, setDraft] = useState(start);
  const change = (changed: Partial<TestDraft>) => setDraft({ ...draft, ...changed });
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
  const problemOf = (field: keyof FixedTest) => issues.find(({ path }) => path[0] === field)?.message;
  return (
    <Stack
      component="form"
      spacing={2.5}
      sx={{ p: { xs: 1.5, sm: 2 }, maxWidth: 860 }}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(test);
      }}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField
          select
          label="Exam"
          value={draft.examType}
          disabled={isBuilt}
          onChange={({ target }) => change({ examType: target.value as ExamType })}
          sx={{ flex: 1 }}
        >
          {examTypes.map((exam) => (
            <MenuItem key={exam} value={exam}>
              {examTypeNames[exam]}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label="Part"
          value={draft.part ?? 'whole'}
          disabled={isBuilt}
          onChange={({ target }) =>
            change({ part: target.value === 'whole' ? null : (target.value as ExamPart) })
          }
          sx={{ flex: 1 }}
        >
          {(['whole', ...examPartSchema.options] as const).map((part) => (
            <MenuItem key={part} value={part}>
              {partName(part === 'whole' ? null : part)}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <TextField
        label="Name in addresses"
        value={draft.mockTestId}
        disabled={isBuilt}
        error={draft.mockTestId !== '' && problemOf('mockTestId') !== undefined}
        helperText={problemOf('mockTestId') ?? 'It stays for good.'}
        onChange={({ target }) => change({ mockTestId: target.value })}
      />
      <TextField
        label="Title"
        value={draft.name}
        slotProps={{ htmlInput: { maxLength: 100 } }}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        label="Description for students"
        value={draft.description}
        multiline
        slotProps={{ htmlInput: { maxLength: 300 } }}
        onChange={({ target }) => change({ description: target.value })}
      />
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setDraft(filled(draft, bank.kept, new Set(bank.owners.keys())))}
      >
        Fill up from the bank
      </Button>
      {sections.map(({ section, counted }) => (
        <Stack key={section} component="section" spacing={1.5}>
          <Typography component="h2" variant="h6">
            {partName(section)}
          </Typography>
          {counted.map((one) => (
            <TypeRow
              key={one.type}
              counted={one}
              chosen={draft.chosen[one.type] ?? []}
              bank={bank}
              onChange={(uids) => change({ chosen: { ...draft.chosen, [one.type]: uids } })}
            />
          ))}
        </Stack>
      ))}
      <Missing
        faults={[
          ...Object.entries(textNames).flatMap(([field, name]) =>
            issues.some(({ path }) => path[0] === field) ? [`${name} is missing.`] : [],
          ),
          ...faults.map(({ section, message }) => `${partName(section)}: ${message}`),
        ]}
      />
      <Button
        type="submit"
        variant="contained"
        size="large"
        loading={isSaving}
        disabled={faults.length > 0 || issues.length > 0}
        sx={{ alignSelf: 'flex-start' }}
      >
        {save}
      </Button>
    </Stack>
  );
};

const bankFaults = (test: FixedTest, { questions, others }: Bank) =>
  questionFaults(test, { statusOf: (uid) => questions.get(uid)?.status, others });

const textNames = {
  mockTestId: 'A name in addresses',
  name: 'A title',
  description: 'A description for students',
} satisfies Partial<Record<keyof FixedTest, string>>;

const Missing = ({ faults }: { readonly faults: readonly string[] }) =>
  faults.length === 0 ? (
    <Alert severity="success">The test matches the exam’s format.</Alert>
  ) : (
    <Alert severity="info">
      <AlertTitle>What is missing</AlertTitle>
      <ul style={{ margin: 0, paddingLeft: 18 }}>
        {faults.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Alert>
  );
