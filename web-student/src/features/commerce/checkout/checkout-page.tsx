import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '#student/app/paths.ts';
import { ButtonLink } from '#student/components/button-link.tsx';
import { PageSkeleton } from '#student/components/page-skeleton.tsx';
import { Problem, QueryProblem } from '#student/components/problem.tsx';
import { codeOf, messages } from '#student/core/messages.ts';
import { useSession } from '#student/core/session.ts';
import { thisPage } from '#student/core/this-page.ts';
import { cartQuery, noteCheckoutSeen } from '../api/cart.ts';
import { AddressFirst } from './address-first.tsx';
import { CheckoutForm } from './checkout-form.tsx';
import { OpenCheckout } from './open-checkout.tsx';
import { readWanted } from './wanted.ts';

const isPayable = (status: string) => status === 'open' || status === 'asked' || status === 'refused';

export default function CheckoutPage() {
  const [search] = useSearchParams();
  const cartId = search.get('id') ?? '';
  // The value at opening: a student who adds an address here continues on that screen.
  const [isReachable] = useState(useSession()?.user.isVerified);
  const cart = useQuery({ ...cartQuery(cartId), enabled: cartId !== '' });
  const isThere = cart.data !== undefined;
  useEffect(() => {
    // Recording the visit is optional: ignore failures.
    if (isThere) void noteCheckoutSeen(cartId).catch(() => undefined);
  }, [cartId, isThere]);

  // Only the checkout's own document may run Stripe's script.
  const mustReload =
    cart.data?.provider.kind === 'stripe' && thisPage.loadedAt().pathname !== paths.checkout.path;
  useEffect(() => {
    if (mustReload) thisPage.reload();
  }, [mustReload]);

  const wanted = cartId === '' ? readWanted(search) : undefined;
  if (wanted) return isReachable ? <OpenCheckout wanted={wanted} /> : <AddressFirst wanted={wanted} />;
  if (cartId === '' || codeOf(cart.error) === 'cart_not_found')
    return (
      <Problem title="Nothing to pay" text={messages.cart_not_found} order={1}>
        <ButtonLink to={paths.pricing.getHref()}>See the prices</ButtonLink>
      </Problem>
    );
  if (cart.isPending || mustReload) return <PageSkeleton rows={2} />;
  if (!cart.data) return <QueryProblem error={cart.error} onRetry={cart.refetch} />;
  if (!isPayable(cart.data.status)) {
    const end = search.get('inApp') === 'true' ? paths.thankYouMobile : paths.thankYou;
    return <Navigate to={end.getHref(cartId)} replace />;
  }
  return <CheckoutForm cart={cart.data} onPriceChanged={cart.refetch} />;
}
