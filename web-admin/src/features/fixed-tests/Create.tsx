import { buildMockTest } from '#domain/fixed-tests/contract.ts';
import type { FixedTest } from '#domain/fixed-tests/fixed-test-content.ts';
import { CreatePage, useMake } from '#console/components/forms/create-page.tsx';
import { useSending } from '#console/components/forms/use-sending.ts';
import { newDraft } from './test-draft.ts';
import { TestForm } from './test-form.tsx';

export const Create = () => {
  const make = useMake(buildMockTest, {
    done: 'The test is built. Try it, then publish it.',
    leadsTo: 'show',
    idOf: ({ test }) => test.mockTestId,
  });
  const { problem, submit } = useSending(make, 'mockTestId');

  const build = async (test: FixedTest) => {
    // Other refusals refer to sections, which are not fields: React Hook Form would never clear their errors.
    const { mockTestId } = (await submit({ test })) ?? {};
    return mockTestId === undefined ? undefined : { mockTestId };
  };

  return (
    <CreatePage title="Build a test">
      <TestForm start={newDraft} isBuilt={false} save="Save the test" onSave={build} problem={problem} />
    </CreatePage>
  );
};
