import { Button, Loader, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { PageTitle } from '#student/components/page-title.tsx';
import { Problem } from '#student/components/problem.tsx';
import { codeOf, messageOf, messages } from '#student/core/messages.ts';
import { notify } from '#student/core/notices.ts';
import { queryClient } from '#student/core/query-client.ts';
import { redirectWaitMs } from '#student/core/page/redirect-waits.ts';
import { useSession } from '#student/core/session.ts';
import { startPromotion } from '../api/promotion.ts';
import { refetchQueries } from '#student/core/refetch-queries.ts';

export default function PromoPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const link = { promoId: search.get('id') ?? '', uid: search.get('uid'), token: search.get('token') };
  const userId = useSession()?.user.id;
  // Mail scanners open links without this user's session. They must not start the promotion.
  const isOfMail = link.uid !== null && link.token !== null && link.uid !== userId;
  const start = useMutation({ mutationFn: startPromotion });
  const begin = useEffectEvent(() => {
    if (!isOfMail) start.mutate(link);
  });
  useEffect(() => begin(), []);
  const promotion = start.data;
  useEffect(() => {
    if (!promotion) return;
    void refetchQueries(queryClient, { queryKey: ['promotions'] });
    const timer = setTimeout(
      () => void navigate(paths.pricing.getHref(), { replace: true }),
      redirectWaitMs.promotion,
    );
    return () => clearTimeout(timer);
  }, [promotion, navigate]);

  if (start.isError) return <Refused text={refusalOf(start.error)} />;
  if (promotion === null) return <Refused text="This promo has expired!" />;
  if (isOfMail && start.isIdle) {
    return (
      <Stack className="page" gap="md" align="flex-start">
        <PageTitle lead="Once you start it, you have limited time to use it.">Your promotion</PageTitle>
        <Button onClick={() => start.mutate(link)}>Start my promotion</Button>
      </Stack>
    );
  }
  return (
    <Stack className="page" gap="md">
      <PageTitle>{promotion ? `${promotion.discount}% off for you` : 'Your promotion'}</PageTitle>
      <div role="status">
        <Text>
          {promotion
            ? 'Your promotion has started. The new prices appear in a moment.'
            : 'Starting your promotion…'}
        </Text>
      </div>
      {promotion ? (
        <div>
          <ButtonLink to={paths.pricing.getHref()}>See the prices</ButtonLink>
        </div>
      ) : (
        <Loader aria-hidden />
      )}
    </Stack>
  );
}

/** Invalid parameters mean that the address names no promotion. */
const refusalOf = (error: unknown): string =>
  codeOf(error) === 'invalid_input' ? messages.promotion_not_found : messageOf(error);

function Refused({ text }: { readonly text: string }) {
  useEffect(() => notify(text, 'problem'), [text]);
  return (
    <Problem title="No promotion" text={`${text} The usual prices apply.`} order={1}>
      <ButtonLink to={paths.pricing.getHref()}>See the prices</ButtonLink>
    </Problem>
  );
}
