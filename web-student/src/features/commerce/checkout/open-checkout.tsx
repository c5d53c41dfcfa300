import { useEffect, useEffectEvent } from 'react';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { Problem } from '#student/components/problem.tsx';
import { messageOf } from '#student/core/messages.ts';
import { useBuy } from './use-buy.ts';
import type { Wanted } from './wanted.ts';

const shownHere = () => undefined;

export function OpenCheckout({ wanted }: { readonly wanted: Wanted }) {
  const { buy, error } = useBuy({ replace: true, onFailure: shownHere });
  const begin = useEffectEvent(() => buy(wanted));
  useEffect(() => begin(), []);
  if (!error) return <PageSkeleton rows={2} />;
  return (
    <Problem title="The checkout did not open" text={messageOf(error)} order={1} onAction={() => buy(wanted)}>
      <ButtonLink to={paths.pricing.getHref()} variant="default">
        See the prices
      </ButtonLink>
    </Problem>
  );
}
