import type { User } from '#domain/accounts/contract.ts';

export function AccountFacts({ user: { email } }: { readonly user: User }) {
  return (
    <dl className="facts">
      <div>
        <dt>Email address</dt>
        <dd>{email === '' ? 'None yet' : email}</dd>
      </div>
    </dl>
  );
}
