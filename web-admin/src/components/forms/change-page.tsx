import type { AnyCall, InputOf } from '#domain/core/contract.ts';
import type { ReactNode } from 'react';
import {
  ListButton,
  TopToolbar,
  useEditContext,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
  type RaRecord,
} from 'react-admin';
import { EditPage } from '../record-pages.tsx';
import { call, ifUnchanged } from '#console/core/api.ts';
import { useSameCommand } from '#console/core/use-same-command.ts';

interface ChangePageProps<Seen> {
  readonly nameOf: (seen: Seen) => string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function ChangePage<Seen extends RaRecord>({ nameOf, actions, children }: ChangePageProps<Seen>) {
  return (
    <EditPage<Seen>
      title={<Name nameOf={nameOf} />}
      actions={
        <TopToolbar sx={{ flexWrap: 'wrap' }}>
          {actions}
          <ListButton />
        </TopToolbar>
      }
      queryOptions={{ refetchOnWindowFocus: false }}
    >
      {children}
    </EditPage>
  );
}

function Name<Seen extends RaRecord>({ nameOf }: Pick<ChangePageProps<Seen>, 'nameOf'>) {
  const seen = useRecordContext<Seen>();
  return seen ? `Change ${nameOf(seen)}` : null;
}

export function useChange<Of extends AnyCall>(
  change: Of,
  { done, leadsTo }: { readonly done: string; readonly leadsTo: 'list' | 'show' },
): (input: InputOf<Of>) => Promise<void> {
  const { record } = useEditContext<RaRecord & { readonly etag?: string }>();
  const resource = useResourceContext();
  const notify = useNotify();
  const redirect = useRedirect();
  const commandFor = useSameCommand();
  return async (input) => {
    await call(change, input, { ...ifUnchanged(record ?? {}), ...commandFor(input) });
    notify(done, { type: 'success' });
    redirect(leadsTo, resource, record?.id);
  };
}
