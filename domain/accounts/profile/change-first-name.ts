import { whenOpen, type Account, type Decided } from '../account.ts';

/** How the user wants to be addressed. @param change see `firstNameSchema` */
export function changeFirstName(state: Account, { firstName }: { readonly firstName: string }): Decided {
  return whenOpen(state, ({ firstName: present = '' }) =>
    firstName === present ? [] : [{ type: 'FirstNameChanged', data: { firstName } }],
  );
}
