import { whenOpen, type Account, type Decided } from '../account.ts';

export function changeFirstName(state: Account, { firstName }: { readonly firstName: string }): Decided {
  return whenOpen(state, ({ firstName: present = '' }) =>
    firstName === present ? [] : [{ type: 'FirstNameChanged', data: { firstName } }],
  );
}
