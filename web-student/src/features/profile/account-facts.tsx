import { useQuery } from '@tanstack/react-query';
import type { User } from '#domain/accounts/contract.ts';
import { mockTestsQuery } from '#student/queries/mock-tests.ts';
import styles from '#student/components/styles/facts.module.css';

export function AccountFacts({ user: { email } }: { readonly user: User }) {
  const rights = useQuery(mockTestsQuery()).data?.rights;
  const extra = [
    ...(rights?.extraPercent ? [`${rights.extraPercent}% more time`] : []),
    ...(rights?.stopClock ? ['breaks that stop the clock'] : []),
  ];
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>Email address</dt>
        <dd>{email === '' ? 'None yet' : email}</dd>
      </div>
      {extra.length > 0 && (
        <div>
          <dt>In mock tests you have</dt>
          <dd>{extra.join(', and ')}</dd>
        </div>
      )}
    </dl>
  );
}
