import { reviseMockTest } from '#domain/fixed-tests/contract.ts';
import type { FixedTest } from '#domain/fixed-tests/fixed-test-content.ts';
import { Skeleton } from '@mui/material';
import { useState } from 'react';
import {
  ShowButton,
  TopToolbar,
  useEditContext,
  useNotify,
  useRecordContext,
  useRedirect,
} from 'react-admin';
import { ReasonDialog } from '#console/components/acts/reason-dialog.tsx';
import { EditPage } from '#console/components/record-pages.tsx';
import { call, ifUnchanged } from '#console/core/api.ts';
import { useSameCommand } from '#console/core/use-same-command.ts';
import type { SeenTest } from './seen-test.ts';
import { draftOf } from './test-draft.ts';
import { TestForm } from './test-form.tsx';

const Name = () => {
  const test = useRecordContext<SeenTest>();
  return test ? `Revise ${test.name}` : null;
};

const Fresh = () => {
  const { record, isFetching } = useEditContext<SeenTest>();
  const [seen, setSeen] = useState<SeenTest>();
  const isSeen = seen !== undefined && seen.id === record?.id;
  if (!isSeen && record && !isFetching) setSeen(record);
  if (!isSeen) return <Skeleton variant="rounded" height={300} sx={{ m: 2 }} />;
  return <Editor key={seen.id} seen={seen} />;
};

const Editor = ({ seen }: { readonly seen: SeenTest }) => {
  const notify = useNotify();
  const redirect = useRedirect();
  const commandFor = useSameCommand();
  const [changed, setChanged] = useState<FixedTest>();

  const revise = async (test: FixedTest, reason: string) => {
    const input = { test, reason };
    const { body } = await call(reviseMockTest, input, { ...ifUnchanged(seen), ...commandFor(input) });
    notify(`Saved as revision ${body.revision}.`, { type: 'success' });
    redirect('show', 'fixed-tests', test.mockTestId);
  };

  return (
    <>
      <TestForm start={draftOf(seen.test)} isBuilt save="Save the changes" onSave={setChanged} />
      {changed && (
        <ReasonDialog
          title={`Save as revision ${seen.revision + 1}`}
          explanation="Sittings in progress keep the questions they started with."
          confirm="Save"
          onClose={() => setChanged(undefined)}
          act={(reason) => revise(changed, reason)}
        />
      )}
    </>
  );
};

export const Edit = () => (
  <EditPage<SeenTest>
    title={<Name />}
    actions={
      <TopToolbar>
        <ShowButton />
      </TopToolbar>
    }
  >
    <Fresh />
  </EditPage>
);
