import type { ReactNode } from 'react';
import { Create, ListButton, TopToolbar, useNotify, useRedirect, useResourceContext } from 'react-admin';
import type { AnyCall, InputOf } from '#domain/core/contract.ts';
import { call } from '#console/core/api.ts';
import { useSameCommand } from '#console/core/use-same-command.ts';

interface CreatePageProps {
  readonly title: string;
  readonly children: ReactNode;
}

export const CreatePage = ({ title, children }: CreatePageProps) => (
  <Create
    title={title}
    actions={
      <TopToolbar>
        <ListButton />
      </TopToolbar>
    }
  >
    {children}
  </Create>
);

/** Creates a record, then opens its page or the list. @param idOf the record's id, to open its page */
export function useMake<Of extends AnyCall>(
  make: Of,
  {
    done,
    leadsTo,
    idOf,
  }: {
    readonly done: string;
    readonly leadsTo: 'list' | 'show' | 'edit';
    readonly idOf?: (input: InputOf<Of>) => string;
  },
): (input: InputOf<Of>) => Promise<void> {
  const resource = useResourceContext();
  const notify = useNotify();
  const redirect = useRedirect();
  const commandFor = useSameCommand();
  return async (input) => {
    await call(make, input, commandFor(input));
    notify(done, { type: 'success' });
    redirect(leadsTo, resource, idOf?.(input));
  };
}
