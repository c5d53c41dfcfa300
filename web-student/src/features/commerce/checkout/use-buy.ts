import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { paths } from '#student/app/paths.ts';
import { codeOf } from '#student/core/messages.ts';
import { notifyFailure } from '#student/core/notices.ts';
import { useSession } from '#student/core/session.ts';
import { openCart } from '../api/cart.ts';
import { beforeCartHref, type Wanted } from './wanted.ts';

/**
 * Starts a purchase. Visitors first sign up, and students without a verified address first add one; then they return.
 * @param replace whether the checkout replaces this page in the browser's history
 */
export function useBuy({ replace = false, onFailure = notifyFailure } = {}) {
  const session = useSession();
  const navigate = useNavigate();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: ({ inApp: _inApp, ...wanted }: Wanted) => openCart(wanted),
    onSuccess: (cartId, { inApp }) =>
      void navigate(paths.checkout.getHref(cartId, inApp ? 'true' : undefined), { replace }),
    onError: (reason, wanted) =>
      codeOf(reason) === 'mail_not_verified' ? giveAddress(wanted) : onFailure(reason),
  });
  const giveAddress = (wanted: Wanted) => void navigate(beforeCartHref(wanted), { replace });
  return {
    pending: isPending ? variables.packageId : undefined,
    error,
    buy(wanted: Wanted) {
      if (!session) void navigate(paths.login.getHref(beforeCartHref(wanted)));
      else if (session.user.isVerified) mutate(wanted);
      else giveAddress(wanted);
    },
  };
}
