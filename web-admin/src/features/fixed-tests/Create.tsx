import { buildMockTest } from '#domain/mock-tests/fixed-test-contract.ts';
import type { FixedTest } from '#domain/mock-tests/fixed-test-content.ts';
import { Alert } from '@mui/material';
import { useState } from 'react';
import { Create as RaCreate, ListButton, TopToolbar, useNotify, useRedirect } from 'react-admin';
import { call, textOf } from '../../core/api.ts';
import { useSameCommand } from '../../core/use-same-command.ts';
import { newDraft } from './test-draft.ts';
import { TestForm } from './test-form.tsx';

/** A new test: its exam, its part, and questions of the bank that are kept for tests. */
export const Create = () => {
  const notify = useNotify();
  const redirect = useRedirect();
  const commandFor = useSameCommand();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);

  const build = async (test: FixedTest) => {
    const input = { test };
    setProblem(undefined);
    setIsSaving(true);
    try {
      await call(buildMockTest, input, commandFor(input));
      notify('The test is built. Try it, then publish it.', { type: 'success' });
      redirect('show', 'fixed-tests', test.mockTestId);
    } catch (error) {
      setProblem(textOf(error));
      setIsSaving(false);
    }
  };

  return (
    <RaCreate
      title="Build a test"
      actions={
        <TopToolbar>
          <ListButton />
        </TopToolbar>
      }
    >
      <>
        {problem !== undefined && (
          <Alert severity="error" sx={{ m: 2 }}>
            {problem} Nothing you chose is lost.
          </Alert>
        )}
        <TestForm
          start={newDraft}
          isBuilt={false}
          save="Save the test"
          isSaving={isSaving}
          onSave={(test) => void build(test)}
        />
      </>
    </RaCreate>
  );
};
