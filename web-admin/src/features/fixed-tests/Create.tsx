import { buildMockTest } from '#domain/fixed-tests/contract.ts';
import type { FixedTest } from '#domain/fixed-tests/fixed-test-content.ts';
import { useState } from 'react';
import { CreatePage, useMake } from '#console/components/forms/create-page.tsx';
import { textOf } from '#console/core/api.ts';
import { newDraft } from './test-draft.ts';
import { TestForm } from './test-form.tsx';

export const Create = () => {
  const make = useMake(buildMockTest, {
    done: 'The test is built. Try it, then publish it.',
    leadsTo: 'show',
    idOf: ({ test }) => test.mockTestId,
  });
  const [problem, setProblem] = useState<string>();

  const build = async (test: FixedTest) => {
    setProblem(undefined);
    try {
      await make({ test });
    } catch (error) {
      setProblem(textOf(error));
    }
  };

  return (
    <CreatePage title="Build a test">
      <TestForm start={newDraft} isBuilt={false} save="Save the test" onSave={build} problem={problem} />
    </CreatePage>
  );
};
